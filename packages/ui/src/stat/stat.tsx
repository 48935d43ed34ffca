import type { ReactNode } from 'react'

export type StatProps = { value: string; label: string }

/** A number and, below it, what it counts. */
export function Stat({ value, label }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="num text-(length:--stat-size) leading-[1.05] font-bold font-stretch-114% tracking-[-0.035em]">
        {value}
      </dd>
    </div>
  )
}

export type StatsProps = {
  /** Side by side on wide screens; two on phones. */
  columns?: 2 | 4 | 6
  /** Each number hangs from the line above the row. */
  hung?: boolean
  className?: string
  children: ReactNode
}

const COLUMNS = {
  2: '[--stat-size:var(--text-3xl)]',
  4: 'md:grid-cols-4 [--stat-size:var(--text-3xl)]',
  6: 'md:grid-cols-6 [--stat-size:var(--text-2xl)]',
}
const HUNG =
  'gap-x-0 *:relative *:border-t-5 *:border-neel-600 *:pt-6 *:before:absolute *:before:top-0 *:before:left-0 *:before:h-4 *:before:w-[5px] *:before:bg-neel-600'

/** A row of Stat. */
export function Stats({ columns = 2, hung = false, className = '', children }: StatsProps) {
  return (
    <dl className={`grid grid-cols-2 gap-y-7 ${hung ? HUNG : 'gap-x-6'} ${COLUMNS[columns]} ${className}`}>
      {children}
    </dl>
  )
}
