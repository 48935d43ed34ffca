import type { Ordering } from '../ordering.tsx'
import { signOut } from './session-store.ts'
import { sessionWords } from './words.ts'

/** How long somebody who leaves waits for the server to hear of it. */
const PATIENCE_MS = 1500

/**
 * Signs out here whether or not the server hears of it. The call goes first, since it carries the token that it
 * ends; a slow network holds nobody back for long. Specification, section 4, Auth.
 */
export const logOut = async ({
  client,
  session,
  notify,
}: Pick<Ordering, 'client' | 'session' | 'notify'>): Promise<void> => {
  const told = client.auth.logout().catch(() => {})
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  signOut(session)
  notify.success(sessionWords.loggedOut)
}
