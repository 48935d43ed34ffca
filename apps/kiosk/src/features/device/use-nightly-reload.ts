import { nextNightlyReload } from '@dawadoot/domain/kiosk/nightly-reload'
import { useEffect, useEffectEvent } from 'react'

const LOOK_EVERY_MS = 60_000

export type NightlyReloadOptions = {
  /** Epoch ms. */
  now: () => number
  /** Whether somebody is being served. */
  isInUse: () => boolean
  onDue: () => void
}

/** Once a night, when nobody is there, the page is loaded anew: a new version comes, and nothing grows for ever. */
export function useNightlyReload({ now, isInUse, onDue }: NightlyReloadOptions): void {
  const clock = useEffectEvent(now)
  const inUse = useEffectEvent(isInUse)
  const due = useEffectEvent(onDue)
  useEffect(() => {
    const dueAt = nextNightlyReload(new Date(clock())).getTime()
    const timer = setInterval(() => {
      if (clock() < dueAt || inUse()) return
      clearInterval(timer)
      due()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
