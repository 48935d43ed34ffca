import { ApiError } from '@dawadoot/api/client/api-error'
import type { Ordering } from '../ordering.tsx'
import { endSession, signIn } from './session-store.ts'

/** The server exchanges a token after this long. Decisions, "Session and storage". */
export const REFRESH_AFTER_MS = 24 * 60 * 60_000

type Surroundings = Pick<Ordering, 'client' | 'session' | 'now' | 'storage' | 'report'>

/** One tab at a time, where the browser can: a token is exchanged once and the other tabs follow. */
const alone = async (act: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return act()
  await navigator.locks.request('dawadoot:refresh', act)
}

/**
 * Exchanges a token that is older than a day. A refusal ends the session; a lost connection does not, since the
 * old token still works.
 */
export const refreshSession = (ordering: Surroundings): Promise<void> =>
  alone(async () => {
    const { client, session, now, storage, report } = ordering
    const before = session.getState()
    if (before.status !== 'signed_in' || now() - before.since < REFRESH_AFTER_MS) return
    try {
      const { token, user } = await client.auth.refresh()
      const present = session.getState()
      if (present.status === 'signed_in' && present.token === before.token)
        signIn(session, token, user, now())
    } catch (error) {
      const refused =
        error instanceof ApiError && error.status !== undefined && error.status < 500 && error.status !== 429
      if (refused) endSession(session, before.token, storage)
      else report('The session could not be refreshed')
    }
  })

/** At the start, and whenever somebody comes back to the page. Returns how to stop. */
export const keepSessionFresh = (ordering: Surroundings): (() => void) => {
  const check = () => {
    if (document.visibilityState === 'visible') void refreshSession(ordering)
  }
  check()
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}
