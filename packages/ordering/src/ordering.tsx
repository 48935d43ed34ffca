import { type Client, createClient } from '@dawadoot/api'
import type { Upload } from '@dawadoot/api/client/upload'
import type { PrescriptionLink } from '@dawadoot/domain/prescription/link'
import { createContext, type ReactNode, useContext } from 'react'
import { createSessionStore, endSession, type SessionStore, tokenOf } from './session/session-store.ts'
import type { BrowserStorage } from './storage/browser-storage.ts'

/** What the order flow asks of the app around it: it knows no router. */
export type Navigation = {
  home: () => void
  result: (link: PrescriptionLink) => void
  /** `fromCart`: replaces the cart in the history and says that the order is confirmed. */
  order: (orderId: string, options?: { fromCart: boolean }) => void
  profile: (tab: 'personal' | 'orders' | 'addresses') => void
}

export type Notify = { success: (text: string) => void; error: (text: string) => void }

export type OrderingOptions = {
  surface: 'web' | 'kiosk'
  /** Absolute, with the /api prefix. */
  apiUrl: string
  storage: BrowserStorage
  navigate: Navigation
  notify: Notify
  /** What the specification only logs. */
  report: (message: string) => void
  /** The device's clock, epoch ms. */
  deviceNow: () => number
  newId: () => string
  random: () => number
  fetch?: typeof globalThis.fetch
  upload?: Upload
}

/** The order flow's surroundings and stores, made once per app and handed down by context. */
export type Ordering = Omit<OrderingOptions, 'deviceNow' | 'fetch' | 'upload' | 'apiUrl'> & {
  client: Client
  /** Epoch ms by the server's clock, as far as replies have told it. */
  now: () => number
  session: SessionStore
}

export const createOrdering = (options: OrderingOptions): Ordering => {
  const { apiUrl, deviceNow, fetch, upload, ...rest } = options
  const session = createSessionStore(options.storage)
  let offset = 0
  const client = createClient({
    baseUrl: apiUrl,
    session: {
      token: () => tokenOf(session.getState()),
      unauthorized: (token) => endSession(session, token),
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
  return { ...rest, client, session, now: () => deviceNow() + offset }
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
