import { refusalOf } from '../form/refusal.ts'
import type { Ordering } from '../ordering.tsx'
import { tokenOf } from '../session/session-store.ts'
import { profileWords } from './words.ts'

type Surroundings = Pick<Ordering, 'client' | 'profile' | 'session'>

/**
 * Fetches the profile. What is shown stays until the answer is there. An answer that comes after the person has
 * gone is dropped; one that was asked for before an address was saved would undo it, so it is asked for again.
 */
export const loadProfile = async (ordering: Surroundings): Promise<void> => {
  const { client, profile: store, session } = ordering
  const token = tokenOf(session.getState())
  if (!token) return
  if (store.getState().status !== 'ready') store.setState({ status: 'loading' }, true)
  const before = store.getState()
  try {
    const profile = await client.users.profile()
    if (!tokenOf(session.getState())) return
    const now = store.getState()
    if (now !== before && now.status === 'ready') return await loadProfile(ordering)
    store.setState({ status: 'ready', profile }, true)
  } catch (error) {
    if (tokenOf(session.getState()) === token)
      return store.setState({ status: 'failed', message: refusalOf(error, profileWords.loadFailed) }, true)
    // the session ended meanwhile: what is on screen waits for the same person
    if (store.getState().status !== 'ready') store.setState({ status: 'idle' }, true)
  }
}

/** Asks only when nothing is there or on its way. */
export const ensureProfile = async (ordering: Surroundings): Promise<void> => {
  if (ordering.profile.getState().status === 'idle') await loadProfile(ordering)
}
