import { KIOSK } from '@dawadoot/domain/kiosk/timers'
import { useEffect, useEffectEvent, useState } from 'react'

const { idleMs, idleCountdownSeconds } = KIOSK
const LOOK_EVERY_MS = 250

export type IdleOptions = {
  /** Epoch ms. */
  now: () => number
  /** While a call that somebody waits for is running, nobody is idle. */
  isBusy: () => boolean
  /** Nobody answered. */
  onGone: () => void
}

/**
 * Seconds left to answer "Are you still there?", or undefined while somebody is. Counting starts with the first
 * touch after a page load: before it there is nothing to wipe.
 */
export function useIdle({ now, isBusy, onGone }: IdleOptions): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const busy = useEffectEvent(isBusy)
  const gone = useEffectEvent(onGone)
  const clock = useEffectEvent(now)

  useEffect(() => {
    let touchedAt: number | undefined
    const touch = () => {
      touchedAt = clock()
      setSecondsLeft(undefined)
    }
    const look = () => {
      if (touchedAt === undefined) return
      if (busy()) return touch()
      const askedFor = clock() - touchedAt - idleMs
      if (askedFor < 0) return
      const left = Math.ceil(idleCountdownSeconds - askedFor / 1000)
      setSecondsLeft(Math.max(0, left))
      if (left > 0) return
      touchedAt = undefined
      gone()
    }
    window.addEventListener('pointerdown', touch, true)
    window.addEventListener('keydown', touch, true)
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      window.removeEventListener('pointerdown', touch, true)
      window.removeEventListener('keydown', touch, true)
      clearInterval(timer)
    }
  }, [])

  return secondsLeft
}
