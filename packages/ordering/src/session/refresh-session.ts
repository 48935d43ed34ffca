import { ApiError } from '@dawadoot/api/client/api-error'
import type { Ordering } from '../ordering.tsx'
import { isStale } from './auth-state.ts'
import { endSession, signIn } from './session-store.ts'

export type RefreshSurroundings = Pick<Ordering, 'client' | 'session' | 'now' | 'storage' | 'report'>

/** One tab at a time, where the browser can: a token is exchanged once and the other tabs follow. */
const alone = async (act: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return act()
  await navigator.locks.request('dawadoot:refresh', act)
}

/**
 * Exchanges a token that is older than a day. A refusal ends the session; a lost connection does not, since the
 * old token still works.
 */
export const refreshSession = (ordering: RefreshSurroundings): Promise<void> =>
  alone(async () => {
    const { client, session, now, storage, report } = ordering
    const before = session.getState()
    if (before.status !== 'signed_in' || !isStale(before, now())) return
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
