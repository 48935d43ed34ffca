/** What may come before the next frame and goes by what is stored, or takes the page away. */
const SOONER = ['click', 'popstate', 'storage', 'visibilitychange', 'pagehide'] as const

/**
 * Puts work off until what led to it has been painted: whoever presses a button sees it answered first. Whatever
 * happens before that finds the work done, and where nothing is painted it is done at once.
 */
export const afterPaint = (work: () => void): void => {
  const waiting = new AbortController()
  const { signal } = waiting
  const now = () => {
    if (!signal.aborted) work()
    waiting.abort()
  }
  if (document.hidden) return now()
  for (const event of SOONER) addEventListener(event, now, { capture: true, signal })
  requestAnimationFrame(() => setTimeout(now))
}
