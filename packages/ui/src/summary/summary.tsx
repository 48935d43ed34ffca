import { type ReactNode, useId } from 'react'

export type SummaryRow = {
  label: string
  value: ReactNode
  /** On the highlighter: this is what is saved. */
  saving?: boolean
}

export type SummaryProps = {
  title: string
  rows: readonly SummaryRow[]
  total: { label: string; value: ReactNode }
  /** Under the total: a note, the one thing to do. */
  children?: ReactNode
  className?: string
}

/** A bill: hangs from the line, torn at the bottom. Receives formatted strings. */
export function Summary({ title, rows, total, children, className = '' }: SummaryProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`bill ${className}`}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <dl className="num grid gap-2.5">
        {rows.map((row) => (
          <div key={row.label} className="flex justify-between gap-4">
            <dt className="text-quiet">{row.label}</dt>
            <dd>{row.saving ? <span className="save">{row.value}</span> : row.value}</dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dashed border-khadi-300 pt-3.5">
          <dt className="text-lg font-strong">{total.label}</dt>
          <dd className="text-[2rem] leading-none font-bold font-stretch-110% tracking-[-0.03em]">
            {total.value}
          </dd>
        </div>
      </dl>
      {children ? <div className="mt-4 grid gap-5">{children}</div> : null}
    </section>
  )
}
