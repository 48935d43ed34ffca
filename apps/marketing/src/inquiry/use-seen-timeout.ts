import { useEffect, useEffectEvent } from 'react'

/** Calls `done` once the page was in sight for `ms` milliseconds at a stretch; with undefined it waits for nothing. */
export function useSeenTimeout(ms: number | undefined, done: () => void) {
  const finish = useEffectEvent(done)
  useEffect(() => {
    if (ms === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(finish, ms)
    }
    count()
    document.addEventListener('visibilitychange', count)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [ms])
}
