import type { ReactNode } from 'react'

export type Bar = {
  id: string
  label: string
  /** The length; all bars share one scale that starts at 0. */
  value: number
  /** The value, ready to read. */
  text: string
  /** How it came about: "20% of gross". */
  note?: ReactNode
  weight?: 'pale' | 'middle' | 'bold'
}

export type BarChartProps = { label: string; bars: readonly Bar[]; className?: string }

const FILLS = { pale: 'fill-neel-200', middle: 'fill-neel-400', bold: 'fill-neel-700' }

/** Bars in true scale, each with its name and value in words, so that the picture adds and does not replace. */
export function BarChart({ label, bars, className = '' }: BarChartProps) {
  const longest = Math.max(...bars.map((bar) => bar.value), 0)
  return (
    <ul aria-label={label} className={`num grid gap-5 ${className}`}>
      {bars.map(({ id, label: name, value, text, note, weight = 'pale' }) => (
        <li key={id} className="grid gap-1.5">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className={weight === 'bold' ? 'font-strong' : undefined}>{name}</span>
            <b>{text}</b>
          </p>
          <svg className="block h-5 w-full" aria-hidden focusable="false">
            {value > 0 && (
              // what is not nothing stays visible
              <>
                <rect width="4" height="20" rx="2" className={FILLS[weight]} />
                <rect
                  width={`${((value / longest) * 100).toFixed(2)}%`}
                  height="20"
                  rx="2"
                  className={FILLS[weight]}
                />
              </>
            )}
          </svg>
          {note !== undefined && <p className="text-sm text-quiet">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
