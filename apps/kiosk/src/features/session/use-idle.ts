import { KIOSK } from '@dawadoot/domain/kiosk/timers'
import { useEffect, useEffectEvent, useState } from 'react'

const { idleMs, idleCountdownSeconds } = KIOSK
const LOOK_EVERY_MS = 250
/** Keys that reach the question's buttons; every other key answers it. */
const PRESSES_BUTTONS: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab', 'Shift'])

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
    let asking = false
    const touch = () => {
      touchedAt = clock()
      asking = false
      setSecondsLeft(undefined)
    }
    // a press on one of the question's buttons must still find it there when it ends
    const press = () => {
      if (!asking) touch()
    }
    const answer = () => {
      if (asking) touch()
    }
    const key = (event: KeyboardEvent) => {
      if (!asking || !PRESSES_BUTTONS.has(event.key)) touch()
    }
    const look = () => {
      if (touchedAt === undefined) return
      if (busy()) return touch()
      const askedFor = clock() - touchedAt - idleMs
      if (askedFor < 0) return
      asking = true
      const left = Math.ceil(idleCountdownSeconds - askedFor / 1000)
      setSecondsLeft(Math.max(0, left))
      if (left > 0) return
      touchedAt = undefined
      gone()
    }
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('click', answer)
    window.addEventListener('keydown', key, true)
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('click', answer)
      window.removeEventListener('keydown', key, true)
      clearInterval(timer)
    }
  }, [])

  return secondsLeft
}
