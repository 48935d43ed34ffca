import type { Client } from '@dawadoot/api'
import type { ClientOptions } from '@dawadoot/api/client/transport'
import type { Upload } from '@dawadoot/api/client/upload'
import type { PrescriptionLink } from '@dawadoot/domain/prescription/link'
import { createContext, type ReactNode, useContext } from 'react'
import type { Maps } from './addresses/maps.ts'
import { createOrdersStore, forgetOrders, type OrdersStore } from './orders/orders-store.ts'
import {
  createPrescriptionStore,
  forgetPrescriptions,
  type PrescriptionStore,
} from './prescription/prescription-store.ts'
import { createProfileStore, forgetProfile, type ProfileStore } from './profile/profile-store.ts'
import { isAuthenticated } from './session/auth-state.ts'
import {
  createSessionStore,
  endSession,
  onPersonGone,
  type SessionStore,
  tokenOf,
} from './session/session-store.ts'
import { createSignInStore, forgetSignIn, type SignInStore, startAgain } from './sign-in/sign-in-store.ts'
import { type BrowserStorage, wipeDrafts } from './storage/browser-storage.ts'
import { persistSlices } from './storage/persist-slices.ts'
import { NO_PRESCRIPTION, readRoot } from './storage/persisted-root.ts'

/** What the order flow asks of the app around it: it knows no router. */
export type Navigation = {
  home: () => void
  result: (link: PrescriptionLink) => void
  /** `fromCart`: replaces the cart in the history and says that the order is confirmed. */
  order: (orderId: string, options?: { fromCart: boolean }) => void
  profile: (tab: 'personal' | 'orders' | 'addresses') => void
  /** Opens the upload, e.g. to try another photo; a visitor signs in first. */
  upload: () => void
  /** Opens the sign-in. */
  signIn: () => void
}

export type Notify = { success: (text: string) => void; error: (text: string) => void }

export type OrderingOptions = {
  surface: 'web' | 'kiosk'
  /** Absolute, with the /api prefix. */
  apiUrl: string
  /** Makes the client, now or with the first call. */
  connect: (options: ClientOptions) => Client
  storage: BrowserStorage
  navigate: Navigation
  notify: Notify
  /** What the specification only logs. */
  report: (message: string) => void
  /** The device's clock, epoch ms. */
  deviceNow: () => number
  newId: () => string
  random: () => number
  /** Where the notice stands that the consent lines speak of; without it they link nowhere. */
  noticeHref?: string
  fetch?: typeof globalThis.fetch
  upload?: Upload
  /**
   * The code of a part could not be fetched: what to say of it; nothing where the app is loaded anew for that. Without
   * it there is no network.
   */
  codeLost?: () => Promise<string | undefined>
  /** Place search; without a key there is none. */
  maps?: Maps
}

/** The order flow's surroundings and stores, made once per app and handed down by context. */
export type Ordering = Omit<OrderingOptions, 'deviceNow' | 'fetch' | 'upload' | 'apiUrl' | 'connect'> & {
  client: Client
  /** Epoch ms by the server's clock, as far as replies have told it. */
  now: () => number
  session: SessionStore
  signIn: SignInStore
  profile: ProfileStore
  prescription: PrescriptionStore
  orders: OrdersStore
}

export const createOrdering = (options: OrderingOptions): Ordering => {
  const { apiUrl, connect, deviceNow, fetch, upload, ...rest } = options
  const root = readRoot(options.storage)
  const session = createSessionStore(options.storage)
  const signedIn = isAuthenticated(session.getState())
  const signIn = createSignInStore({ ...root.auth, isAuthenticated: signedIn }, deviceNow())
  const profile = createProfileStore()
  const prescription = createPrescriptionStore(signedIn ? root.prescription : NO_PRESCRIPTION)
  const orders = createOrdersStore()
  let offset = 0
  const client = connect({
    baseUrl: apiUrl,
    session: {
      token: () => tokenOf(session.getState()),
      unauthorized: (token) => endSession(session, token, options.storage),
    },
    report: options.report,
    // The header counts whole seconds: a difference under two says nothing about this clock.
    serverTime: (server) => {
      const difference = server - deviceNow()
      offset = Math.abs(difference) < 2000 ? 0 : difference
    },
    ...(fetch ? { fetch } : {}),
    ...(upload ? { upload } : {}),
  })
  onPersonGone(session, () => {
    forgetSignIn(signIn)
    forgetProfile(profile)
    forgetPrescriptions(prescription)
    forgetOrders(orders)
    wipeDrafts(options.storage)
  })
  // the last step of a sign-in stands on the session that the step before it made
  session.subscribe(({ status }) => {
    if (status === 'signed_out' && signIn.getState().step === 'profile') startAgain(signIn)
  })
  persistSlices(options.storage, { session, signIn, prescription })
  return { ...rest, client, session, signIn, profile, prescription, orders, now: () => deviceNow() + offset }
}

const OrderingContext = createContext<Ordering | undefined>(undefined)

export const OrderingProvider = ({ ordering, children }: { ordering: Ordering; children: ReactNode }) => (
  <OrderingContext value={ordering}>{children}</OrderingContext>
)

export const useOrdering = (): Ordering => {
  const ordering = useContext(OrderingContext)
  if (!ordering) throw new Error('useOrdering needs an OrderingProvider above it')
  return ordering
}
