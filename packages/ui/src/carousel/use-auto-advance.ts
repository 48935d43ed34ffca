import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

const TICK_MS = 100

const subscribeToVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const isVisible = () => document.visibilityState === 'visible'

/**
 * Counts 0 to 100 over `interval` milliseconds, in steps of 100 ms, calls `onFull` and begins again. Time in a
 * hidden tab does not count, so nothing has to be caught up with on return.
 */
export function useAutoAdvance(interval: number | undefined, running: boolean, onFull: () => void) {
  const visible = useSyncExternalStore(subscribeToVisibility, isVisible, () => true)
  const ticks = useRef(0)
  const [percent, setPercent] = useState(0)
  const full = useEffectEvent(onFull)

  useEffect(() => {
    if (interval === undefined || !running || !visible) return
    const ticksToFull = Math.max(1, Math.round(interval / TICK_MS))
    const timer = setInterval(() => {
      ticks.current += 1
      if (ticks.current >= ticksToFull) {
        ticks.current = 0
        full()
      }
      setPercent((ticks.current / ticksToFull) * 100)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [interval, running, visible])

  const restart = useCallback(() => {
    ticks.current = 0
    setPercent(0)
  }, [])

  return { percent, restart }
}
