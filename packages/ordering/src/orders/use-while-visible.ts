import { useEffect, useEffectEvent } from 'react'

/**
 * Does something every `ms` while the page can be seen, and at once when it comes back from a hidden tab or from
 * the browser's memory. Missed turns are not made up for.
 */
export const useWhileVisible = (act: () => void, ms: number, enabled: boolean): void => {
  const turn = useEffectEvent(act)
  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setInterval> | undefined
    const run = () => {
      clearInterval(timer)
      timer = document.visibilityState === 'visible' ? setInterval(() => turn(), ms) : undefined
    }
    const onVisibility = () => {
      run()
      if (document.visibilityState === 'visible') turn()
    }
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onVisibility()
    }
    run()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [ms, enabled])
}
