import type { User } from '@dawadoot/domain/person/user'
import { isProfileComplete } from '@dawadoot/domain/person/user'
import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BrowserStorage, STORED, wipeStorage } from '../storage/browser-storage.ts'

/** Who is here. `ended`: the server no longer knows the token; said once, then the login dialog. */
export type Session =
  | { status: 'signed_out'; because?: 'ended' | 'signed_out_elsewhere' }
  | { status: 'signed_in'; token: string; user: User }

export type SessionStore = StoreApi<Session>

const StoredUser = v.object({
  id: v.string(),
  mobile: v.string(),
  name: v.string(),
  email: v.string(),
  whatsapp: v.string(),
})
const Token = v.pipe(v.string(), v.nonEmpty())

/**
 * A stored user and a stored token together restore the session; corrupt or half stored data clears both.
 * Specification, section 2, Header.
 */
const restore = ({ local }: BrowserStorage): Session => {
  const token = local.read(STORED.authToken, Token)
  const user = local.read(STORED.user, StoredUser)
  if (token && user) return { status: 'signed_in', token, user }
  local.remove(STORED.authToken)
  local.remove(STORED.user)
  return { status: 'signed_out' }
}

export const createSessionStore = (storage: BrowserStorage): SessionStore => {
  const store = createStore<Session>(() => restore(storage))
  store.subscribe((session) => {
    if (session.status === 'signed_out') return wipeStorage(storage)
    storage.local.write(STORED.authToken, session.token)
    storage.local.write(STORED.user, { ...session.user, isProfileComplete: isProfileComplete(session.user) })
  })
  return store
}

export const signIn = (store: SessionStore, token: string, user: User): void =>
  store.setState({ status: 'signed_in', token, user }, true)

export const signOut = (store: SessionStore, because?: 'ended' | 'signed_out_elsewhere'): void =>
  store.setState(because ? { status: 'signed_out', because } : { status: 'signed_out' }, true)

/** A 401 to an older token says nothing about the present session. */
export const endSession = (store: SessionStore, token: string): void => {
  const session = store.getState()
  if (session.status === 'signed_in' && session.token === token) signOut(store, 'ended')
}

export const replaceUser = (store: SessionStore, user: User): void => {
  const session = store.getState()
  if (session.status === 'signed_in') store.setState({ ...session, user }, true)
}

export const tokenOf = (session: Session): string | undefined =>
  session.status === 'signed_in' ? session.token : undefined

/** Another tab's sign-in and sign-out reach this one through the storage event. Returns how to stop. */
export const followOtherTabs = (store: SessionStore, storage: BrowserStorage): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORED.authToken && event.key !== STORED.user && event.key !== null) return
    const present = store.getState()
    const token = storage.local.read(STORED.authToken, Token)
    const user = storage.local.read(STORED.user, StoredUser)
    if (token && user) {
      if (present.status === 'signed_out' || present.token !== token) signIn(store, token, user)
    } else if (!token && present.status === 'signed_in') signOut(store, 'signed_out_elsewhere')
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
