export type LineChartProps = {
  /** The whole chart in a sentence or two; everything drawn is hidden from screen readers. */
  summary: string
  x: { min: number; max: number; ticks: readonly { at: number; text: string }[]; name: string }
  /** The straight line. */
  valueAt: (x: number) => number
  /** Where the person stands; the line is bold up to here. */
  here: { at: number; word: string; text: string }
  /** Values written on the line itself. */
  points: readonly { at: number; text: string }[]
  reference?: { value: number; text: string }
  className?: string
}

const SHEET = { width: 640, height: 364 }
const PLOT = { left: 18, right: 622, top: 76, bottom: 304 }
/** Labels nearer than this would lie on each other. */
const CLOSE = 84
/** What a line of words takes below the dotted line. */
const LABEL_ROOM = 48
/** On phones the sheet shrinks to half and its words are written larger, so that they need more room. */
const CLOSE_ON_PHONES = 180

/** One line: your part of it bold, the rest pale; values labelled directly, no legend, no grid. */
export function LineChart({ summary, x, valueAt, here, points, reference, className = '' }: LineChartProps) {
  const highest = Math.max(valueAt(x.max), (reference?.value ?? 0) * 1.25, 1)
  const across = (at: number) => PLOT.left + ((at - x.min) / (x.max - x.min)) * (PLOT.right - PLOT.left)
  const up = (value: number) => PLOT.bottom - (value / highest) * (PLOT.bottom - PLOT.top)
  const spot = (at: number) => `${across(at).toFixed(1)} ${up(valueAt(at)).toFixed(1)}`
  const anchor = (at: number) =>
    across(at) < PLOT.left + 50 ? 'start' : across(at) > PLOT.right - 50 ? 'end' : 'middle'
  const youAt = { x: across(here.at), y: up(valueAt(here.at)) }
  // on the side of the dotted line that the other line leaves free, unless the axis is there
  const below =
    reference !== undefined &&
    valueAt(x.max) > reference.value &&
    PLOT.bottom - up(reference.value) > LABEL_ROOM
  const free = points.filter(({ at }) => Math.abs(across(at) - youAt.x) > CLOSE)
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={summary}
      className={`block h-auto w-full fill-quiet font-sans text-xs max-md:mb-6 max-md:overflow-visible max-md:text-[26px] ${className}`}
    >
      <path d={`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`} className="stroke-khadi-300" strokeWidth="2" />
      {x.ticks.map(({ at, text }) => (
        <g key={at}>
          <path d={`M${across(at)} ${PLOT.bottom}v8`} className="stroke-khadi-400" strokeWidth="2" />
          <text x={across(at)} y={PLOT.bottom + 8} dy="1.33em" textAnchor={anchor(at)}>
            {text}
          </text>
        </g>
      ))}
      <text x={PLOT.right} y={PLOT.bottom} dy="3.47em" textAnchor="end">
        {x.name}
      </text>
      {reference && (
        <>
          <path
            d={`M${PLOT.left} ${up(reference.value)}H${PLOT.right}`}
            className="stroke-neem-600"
            strokeWidth="2.5"
            strokeDasharray="3 8"
            strokeLinecap="round"
          />
          <text
            x={PLOT.right}
            y={up(reference.value)}
            dy={below ? '1.47em' : '-0.67em'}
            textAnchor="end"
            className="fill-neem-700 font-semibold"
          >
            {reference.text}
          </text>
        </>
      )}
      <path d={`M${spot(here.at)}L${spot(x.max)}`} className="stroke-neel-300" strokeWidth="5" />
      <path
        d={`M${spot(x.min)}L${spot(here.at)}`}
        className="stroke-neel-700"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {free.map(({ at, text }) => (
        <g key={at}>
          <circle
            cx={across(at)}
            cy={up(valueAt(at))}
            r="6"
            className="fill-white stroke-neel-500"
            strokeWidth="3"
          />
          <text
            x={across(at) - 12}
            y={up(valueAt(at)) - 12}
            textAnchor="end"
            className={Math.abs(across(at) - youAt.x) < CLOSE_ON_PHONES ? 'max-md:hidden' : undefined}
          >
            {text}
          </text>
        </g>
      ))}
      <path d={`M${youAt.x} ${youAt.y}V${PLOT.bottom}`} className="stroke-neel-700" strokeWidth="2" />
      <circle cx={youAt.x} cy={youAt.y} r="11" className="fill-white stroke-neel-700" strokeWidth="7" />
      {/* an outline of paper keeps the words readable where the dotted line passes behind them */}
      <g
        className="fill-ink stroke-surface text-[17px] font-bold max-md:text-[28px] [paint-order:stroke]"
        strokeWidth="6"
        strokeLinejoin="round"
      >
        <text x={youAt.x} y={youAt.y - 26} dy="-1.29em" textAnchor={anchor(here.at)}>
          {here.word}
        </text>
        <text x={youAt.x} y={youAt.y - 26} textAnchor={anchor(here.at)}>
          {here.text}
        </text>
      </g>
    </svg>
  )
}
