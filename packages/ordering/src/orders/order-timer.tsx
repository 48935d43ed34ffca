import {
  elapsedMs,
  formatClock,
  formatElapsed,
  TIMER_MINUTES,
  timerTone,
} from '@dawadoot/domain/order/elapsed'
import { isFinal } from '@dawadoot/domain/order/status'
import { Timer } from '@dawadoot/ui/timer/timer'
import { orderWords } from './words.ts'
import { useNow } from './use-now.ts'

const words = orderWords.timer
const HOUR_MS = 60 * 60_000
const TONES = { green: 'good', amber: 'near', red: 'late' } as const

type OrderTimerProps = { orderedAt: string | undefined; status: string; size?: 'sm' | 'md' }

/** Counts from the order time: green under 8 minutes, amber from 8 to under 10, red from 10. Open orders only. */
export function OrderTimer({ orderedAt, status, size = 'sm' }: OrderTimerProps) {
  const open = !isFinal(status)
  const now = useNow(open)
  const elapsed = elapsedMs(orderedAt, now)
  if (!open || elapsed === undefined) return null
  const tone = timerTone(elapsed)
  return (
    <Timer
      size={size}
      ringOnly
      label={words.label}
      tone={TONES[tone]}
      word={words.words[tone]}
      text={elapsed < HOUR_MS ? formatClock(elapsed) : formatElapsed(elapsed)}
      share={elapsed / (TIMER_MINUTES.red * 60_000)}
    />
  )
}
