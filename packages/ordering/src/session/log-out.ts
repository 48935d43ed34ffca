import type { Ordering } from '../ordering.tsx'
import { signOut } from './session-store.ts'
import { sessionWords } from './words.ts'

/** Signs out here whether or not the server hears of it. Specification, section 4, Auth. */
export const logOut = async ({
  client,
  session,
  notify,
}: Pick<Ordering, 'client' | 'session' | 'notify'>): Promise<void> => {
  const told = client.auth.logout().catch(() => {})
  // the request takes the token along as it leaves, some promises from now
  await new Promise((resolve) => setTimeout(resolve))
  signOut(session)
  notify.success(sessionWords.loggedOut)
  await told
}
