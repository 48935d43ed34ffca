import { instantOf } from './instant.ts'

/** Timer thresholds in minutes: green under 8, amber from 8 to under 10, red from 10. */
export const TIMER_MINUTES = { amber: 8, red: 10 } as const

export type TimerTone = 'green' | 'amber' | 'red'

/** Milliseconds since the order, never negative: a device clock that runs behind shows 0. Undefined: no such time. */
export const elapsedMs = (orderedAt: string | undefined | null, now: number): number | undefined => {
  const start = instantOf(orderedAt)
  return start === undefined ? undefined : Math.max(0, now - start)
}

export const timerTone = (elapsed: number): TimerTone => {
  const minutes = elapsed / 60_000
  if (minutes < TIMER_MINUTES.amber) return 'green'
  return minutes < TIMER_MINUTES.red ? 'amber' : 'red'
}

const two = (value: number): string => String(value).padStart(2, '0')

/** 'Xh YYm', 'Xm YYs' or 'Xs'. */
export const formatElapsed = (elapsed: number): string => {
  const seconds = Math.floor(elapsed / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours > 0) return `${hours}h ${two(minutes % 60)}m`
  return minutes > 0 ? `${minutes}m ${two(seconds % 60)}s` : `${seconds}s`
}

/** mm:ss; minutes go on past 59. */
export const formatClock = (elapsed: number): string => {
  const seconds = Math.floor(elapsed / 1000)
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
