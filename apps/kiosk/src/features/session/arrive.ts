import { type BrowserStorage, STORED } from '@dawadoot/ordering/storage/browser-storage'
import { fitting } from '@dawadoot/ordering/storage/fitting'
import * as v from 'valibot'
import { lateClient } from '../late-clients.ts'
import { keepsSession } from '../../paths.ts'
import { wipe } from './end-session.ts'

export type Arrival = {
  pathname: string
  storage: BrowserStorage
  apiUrl: string
  fetch?: typeof globalThis.fetch
}

/**
 * A page load of any address but the home logs out and clears what was stored: it runs before anything else reads
 * storage, so nobody sees the session of the person before. Specification, section 4, Kiosk; decisions, "Kiosk".
 */
export const arrive = async ({ pathname, storage, apiUrl, fetch }: Arrival): Promise<void> => {
  if (keepsSession(pathname)) return
  const token = storage.local.read(STORED.authToken, fitting(v.pipe(v.string(), v.nonEmpty())))
  wipe(storage)
  if (!token) return
  const session = { token: () => token, unauthorized: () => {} }
  const client = lateClient({ baseUrl: apiUrl, session, ...(fetch ? { fetch } : {}) })
  // ended here whether or not the server hears of it
  await client.auth.logout().catch(() => {})
}
