import type { Ordering } from '@dawadoot/ordering/ordering'
import { signOut } from '@dawadoot/ordering/session/session-store'
import type { BrowserStorage } from '@dawadoot/ordering/storage/browser-storage'

/** A kiosk keeps nothing of anybody: all that this tab has stored goes. */
export const wipe = ({ local, session }: BrowserStorage): void => {
  for (const store of [local, session]) for (const key of store.keys()) store.remove(key)
}

/** How long a reset waits for the server to hear of it. */
const GOODBYE_MS = 1000

/**
 * Leaves nothing behind: signs out, wipes storage and loads `path` anew, which drops memory, object URLs and the
 * camera. `load` is the browser's own page load. Works without the server too.
 */
export const resetKiosk = async (
  { client, session, storage }: Pick<Ordering, 'client' | 'session' | 'storage'>,
  path: string,
  load: (path: string) => void,
): Promise<void> => {
  const told = session.getState().status === 'signed_in' ? client.auth.logout().catch(() => {}) : undefined
  // the request takes the token along as it leaves, some promises from now
  await new Promise((resolve) => setTimeout(resolve))
  signOut(session)
  wipe(storage)
  if (told) await Promise.race([told, new Promise((resolve) => setTimeout(resolve, GOODBYE_MS))])
  load(path)
}
