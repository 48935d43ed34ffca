import { Star } from 'lucide-react'

export type StarsProps = {
  /** Shown to the nearest half. */
  value: number
  max?: number
  /** The rating in words, said once: "4.5 out of 5". */
  label: string
  /** Show the words beside the stars. */
  showLabel?: boolean
}

const STAR = 'size-5'

/** Full, half and empty stars. */
export function Stars({ value, max = 5, label, showLabel = false }: StarsProps) {
  const halves = Math.round(value * 2)
  return (
    <span className="inline-flex items-center gap-2.5">
      <span role="img" aria-label={label} className="inline-flex gap-0.5 text-neel-700">
        {Array.from({ length: max }, (_, star) => {
          const share = Math.min(2, Math.max(0, halves - star * 2))
          if (share === 2)
            return <Star key={star} aria-hidden data-star="full" className={`${STAR} fill-current`} />
          if (share === 0) return <Star key={star} aria-hidden data-star="empty" className={STAR} />
          return (
            <span key={star} data-star="half" className={`relative ${STAR}`}>
              <Star aria-hidden className={STAR} />
              <Star
                aria-hidden
                className={`absolute inset-0 fill-current [clip-path:inset(0_50%_0_0)] ${STAR}`}
              />
            </span>
          )
        })}
      </span>
      {showLabel && (
        <span aria-hidden className="text-sm">
          {label}
        </span>
      )}
    </span>
  )
}
