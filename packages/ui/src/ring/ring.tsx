export type RingTone = 'rekha' | 'good' | 'near' | 'late'
export type RingSize = 'sm' | 'md' | 'lg'

const ARCS = {
  rekha: 'stroke-neel-700',
  good: 'stroke-neem-600',
  near: 'stroke-geru-600',
  late: 'stroke-sindoor-600',
} satisfies Record<RingTone, string>

const TEXTS = {
  rekha: 'text-neel-800',
  good: 'text-neem-700',
  near: 'text-geru-700',
  late: 'text-sindoor-700',
} satisfies Record<RingTone, string>

const SIZES = {
  sm: 'size-19 text-[1.25rem]',
  md: 'size-22 text-[1.45rem]',
  lg: 'size-24 text-[1.625rem]',
} satisfies Record<RingSize, string>

export const ringText = (tone: RingTone) => TEXTS[tone]

export type RingProps = {
  /** How much of the ring is drawn, 0 to 1. */
  share: number
  tone: RingTone
  size?: RingSize
  /** The number inside; more than five characters are set smaller, so that hours fit. */
  text: string
}

/** A line bent into a ring: the drawn part is the share of the whole. */
export function Ring({ share, tone, size = 'md', text }: RingProps) {
  const drawn = Math.min(1, Math.max(0, share)) * 100
  return (
    <span className={`relative inline-grid shrink-0 place-items-center ${SIZES[size]}`}>
      <svg
        viewBox="0 0 100 100"
        fill="none"
        strokeWidth="8"
        className="absolute inset-0 size-full"
        aria-hidden
        focusable="false"
      >
        <circle cx="50" cy="50" r="45" className="stroke-khadi-200" />
        {drawn > 0 && (
          <circle
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            strokeDasharray={`${drawn.toFixed(1)} 100`}
            transform="rotate(-90 50 50)"
            className={ARCS[tone]}
          />
        )}
      </svg>
      <b
        className={`num font-bold font-stretch-106% tracking-[-0.02em] ${TEXTS[tone]} ${text.length > 5 ? 'text-[0.7em]' : ''}`}
      >
        {text}
      </b>
    </span>
  )
}
