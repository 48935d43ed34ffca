import type { PageBox, Turn } from './box.ts'
import { DISC, type DiscPlace } from './disc-places.ts'

/** How sure we are: solid, dashed and dotted lines, so that colour is never the only cue. */
export type PageMarkTone = 'clear' | 'check' | 'unmatched'

export type PageMark = {
  id: string
  /** Shown on the page and beside the line it belongs to. */
  number: number
  box: PageBox
  tone: PageMarkTone
  /** The link's name: "Line 3, please check". */
  label: string
  /** Where the line stands: "#line-3". */
  href: string
}

const OUTLINES = {
  clear: { className: 'stroke-neel-600 fill-neel-300/26', strokeDasharray: undefined },
  check: { className: 'stroke-geru-600 fill-geru-200/35', strokeDasharray: '8 5' },
  unmatched: { className: 'stroke-khadi-600 fill-transparent', strokeDasharray: '0.1 5' },
} as const satisfies Record<PageMarkTone, object>

const DISCS = {
  clear: 'fill-neel-700',
  check: 'fill-geru-700',
  unmatched: 'fill-khadi-700',
} satisfies Record<PageMarkTone, string>

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`

const RADIUS = DISC.size / 2

/** So far along the page and so many rem more, with room for the disc on both sides. */
const within = (fraction: number, rem: number) =>
  `clamp(${RADIUS}rem, ${percent(fraction)} + ${rem}rem, 100% - ${RADIUS}rem)`

type MarkOutlineProps = {
  mark: PageMark
  active: boolean
  onActivate?: ((id: string | undefined) => void) | undefined
}

/** The highlight: a link to its line. Sizes are per cent, so line weights stay the same at every zoom. */
export function MarkOutline({ mark, active, onActivate }: MarkOutlineProps) {
  const { x, y, width, height } = mark.box
  const { className, strokeDasharray } = OUTLINES[mark.tone]
  const enter = () => onActivate?.(mark.id)
  const leave = () => onActivate?.(undefined)
  return (
    <a
      href={mark.href}
      aria-label={mark.label}
      data-mark={mark.id}
      data-active={active || undefined}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <rect
        x={percent(x)}
        y={percent(y)}
        width={percent(width)}
        height={percent(height)}
        rx="4"
        className={`mix-blend-multiply ${className}`}
        strokeWidth={active ? 4 : 2.5}
        strokeDasharray={strokeDasharray}
        strokeLinecap={mark.tone === 'unmatched' ? 'round' : 'butt'}
      />
    </a>
  )
}

type MarkNumberProps = {
  mark: PageMark
  turn: Turn
  place: DiscPlace
  /** How high the upright page is beside the width of the sheet as it lies now. */
  height: number
}

/** The number stands at an end of its words, whichever way the page lies; where the page ends before, at its edge. */
export function MarkNumber({ mark, turn, place: { end, lane, room }, height }: MarkNumberProps) {
  const { box } = mark
  const out = DISC.before + lane * DISC.size
  const left = { x: box.x, y: box.y + box.height / 2, dx: -out, dy: 0 }
  const top = { x: box.x + box.width / 2, y: box.y, dx: 0, dy: -out }
  const right = { x: box.x + box.width, y: box.y + box.height / 2, dx: out, dy: 0 }
  const bottom = { x: box.x + box.width / 2, y: box.y + box.height, dx: 0, dy: out }
  const ends = { first: [left, top, right, bottom], last: [right, bottom, left, top] } as const
  const at = ends[end][turn]
  // between close lines the disc is flat
  const full = `${DISC.size}rem`
  const flat = `min(${full}, ${(room * height * 100).toFixed(2)}cqw - 1px)`
  const [across, down] = turn % 2 === 0 ? [full, flat] : [flat, full]
  return (
    <g
      style={{ transform: `translate(${within(at.x, at.dx)}, ${within(at.y, at.dy)})` }}
      aria-hidden
      pointerEvents="none"
    >
      <rect
        style={{
          x: `calc(${across} / -2)`,
          y: `calc(${down} / -2)`,
          width: across,
          height: down,
          rx: `calc(${flat} / 2)`,
        }}
        className={DISCS[mark.tone]}
      />
      <text dy="0.36em" textAnchor="middle" className="fill-white text-sm font-bold">
        {mark.number}
      </text>
    </g>
  )
}
