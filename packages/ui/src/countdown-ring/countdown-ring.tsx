import { Ring, type RingSize, type RingTone } from '../ring/ring.tsx'

export type CountdownRingProps = {
  /** Whole units left, counted by the caller from a stored deadline. */
  remaining: number
  total: number
  /** What is counted and what happens at zero: "This screen clears itself in 22 seconds". */
  label: string
  tone?: RingTone
  size?: RingSize
}

/** Time left: the ring empties, the number stands inside. The sentence beside it is the caller's. */
export function CountdownRing({ remaining, total, label, tone = 'rekha', size = 'lg' }: CountdownRingProps) {
  const left = Math.max(0, Math.ceil(remaining))
  return (
    <span role="timer" aria-label={label}>
      <Ring share={total > 0 ? left / total : 0} tone={tone} size={size} text={String(left)} />
    </span>
  )
}
