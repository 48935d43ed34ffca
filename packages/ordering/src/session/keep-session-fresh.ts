import { isStale } from './auth-state.ts'
import type { RefreshSurroundings } from './refresh-session.ts'

/** At the start, and whenever somebody comes back to the page. Returns how to stop. */
export const keepSessionFresh = (ordering: RefreshSurroundings): (() => void) => {
  const check = () => {
    if (document.visibilityState !== 'visible' || !isStale(ordering.session.getState(), ordering.now()))
      return
    import('./refresh-session.ts').then(
      ({ refreshSession }) => refreshSession(ordering),
      () => ordering.report('The session could not be refreshed'),
    )
  }
  check()
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}
