import type { User } from '@dawadoot/domain/person/user'
import { isProfileComplete } from '@dawadoot/domain/person/user'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BrowserStorage, STORED, wipeStorage } from '../storage/browser-storage.ts'
import { fieldsOf } from '../storage/fields-of.ts'
import { readRoot } from '../storage/persisted-root.ts'

/**
 * Who is here. `ended`: the server no longer knows the token; said once, then the login dialog. Drafts then wait for
 * `formerUserId`, and for nobody else.
 */
export type Session =
  | { status: 'signed_out'; because?: 'signed_out_elsewhere' }
  | { status: 'signed_out'; because: 'ended'; formerUserId: string }
  | {
      status: 'signed_in'
      token: string
      user: User
      /** When the token was given out, epoch ms; 0 when nobody knows. */
      since: number
    }

export type SessionStore = StoreApi<Session>

/** Nobody was here before. One and the same, so that a prerendered page is not drawn anew for whom it was written. */
export const VISITOR: Session = { status: 'signed_out' }

const isText = (value: unknown): value is string => typeof value === 'string'

const storedToken = (value: unknown): string | undefined =>
  isText(value) && value !== '' ? value : undefined

const storedUser = (value: unknown): User | undefined => {
  const { id, mobile, name, email, whatsapp } = fieldsOf(value)
  const readable = isText(id) && isText(mobile) && isText(name) && isText(email) && isText(whatsapp)
  return readable ? { id, mobile, name, email, whatsapp } : undefined
}

const readStored = ({ local }: BrowserStorage) => ({
  token: local.read(STORED.authToken, storedToken),
  user: local.read(STORED.user, storedUser),
})

/**
 * A stored user and a stored token together restore the session; corrupt or half stored data clears both.
 * Specification, section 2, Header. `authToken` wins over what the persisted slices say.
 */
const restore = (storage: BrowserStorage): Session => {
  const { token, user } = readStored(storage)
  if (token && user) return { status: 'signed_in', token, user, since: readRoot(storage).auth.tokenSince }
  // drafts of whoever was here last are nobody's now; the number and code of a sign-in under way are kept
  for (const key of Object.values(STORED)) {
    if (key !== STORED.root) storage.local.remove(key)
    storage.session.remove(key)
  }
  return VISITOR
}

export const createSessionStore = (storage: BrowserStorage): SessionStore => {
  const store = createStore<Session>(() => restore(storage))
  store.subscribe((session) => {
    if (session.status === 'signed_in') {
      storage.local.write(STORED.authToken, session.token)
      storage.local.write(STORED.user, {
        ...session.user,
        isProfileComplete: isProfileComplete(session.user),
      })
    } else if (session.because === 'ended') {
      // what was being done waits for the same person to come back
      storage.local.remove(STORED.authToken)
      storage.local.remove(STORED.user)
    } else wipeStorage(storage)
  })
  return store
}

/** `now` is epoch ms. Whoever comes after an ended session and is somebody else starts from nothing. */
export const signIn = (store: SessionStore, token: string, user: User, now = 0): void =>
  store.setState({ status: 'signed_in', token, user, since: now }, true)

export const signOut = (store: SessionStore, because?: 'signed_out_elsewhere'): void =>
  store.setState(because ? { status: 'signed_out', because } : { status: 'signed_out' }, true)

/**
 * The server refused this token. A refusal of an older token says nothing about the present session, and when
 * another tab has meanwhile exchanged the token, this one goes on with the new one.
 */
export const endSession = (store: SessionStore, token: string, storage: BrowserStorage): void => {
  const session = store.getState()
  if (session.status !== 'signed_in' || session.token !== token) return
  const stored = readStored(storage)
  if (stored.token && stored.user && stored.token !== token)
    return store.setState({ ...session, token: stored.token, user: stored.user }, true)
  store.setState({ status: 'signed_out', because: 'ended', formerUserId: session.user.id }, true)
}

export const replaceUser = (store: SessionStore, user: User): void => {
  const session = store.getState()
  if (session.status === 'signed_in') store.setState({ ...session, user }, true)
}

export const tokenOf = (session: Session): string | undefined =>
  session.status === 'signed_in' ? session.token : undefined

export const userOf = (session: Session): User | undefined =>
  session.status === 'signed_in' ? session.user : undefined

/**
 * Runs when what belongs to a person must be forgotten: they signed out, here or in another tab, or somebody else
 * came after an ended session. Returns how to stop.
 */
export const onPersonGone = (store: SessionStore, forget: () => void): (() => void) =>
  store.subscribe((session, before) => {
    const former =
      before.status === 'signed_in'
        ? before.user.id
        : before.because === 'ended'
          ? before.formerUserId
          : undefined
    if (
      session.status === 'signed_in'
        ? former !== undefined && former !== session.user.id
        : session.because !== 'ended'
    )
      forget()
  })

/** Another tab's sign-in and sign-out reach this one through the storage event. Returns how to stop. */
export const followOtherTabs = (store: SessionStore, storage: BrowserStorage): (() => void) => {
  const catchUp = () => {
    const present = store.getState()
    const { token, user } = readStored(storage)
    if (token && user) {
      if (present.status === 'signed_out' || present.token !== token)
        signIn(store, token, user, readRoot(storage).auth.tokenSince)
    } else if (!token && present.status === 'signed_in') signOut(store, 'signed_out_elsewhere')
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORED.authToken || event.key === STORED.user || event.key === null) catchUp()
  }
  // a page that comes back from the browser's memory has heard no events meanwhile
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) catchUp()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
