import { instantOf } from './instant.ts'
import { FALLBACK_ESTIMATE_MINUTES } from './order.ts'

/** Whole minutes until the estimate, at least 1; the fallback when there is none. */
export const minutesUntil = (estimatedDelivery: string | undefined, now: number): number => {
  const at = instantOf(estimatedDelivery)
  return at === undefined ? FALLBACK_ESTIMATE_MINUTES : Math.max(1, Math.ceil((at - now) / 60_000))
}
