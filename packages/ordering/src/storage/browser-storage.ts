/** Where things are kept in the browser. Decisions, "Session and storage". */
export type BrowserStorage = {
  /** Outlives the tab on the main site; on the kiosk it does not. */
  local: KeyValue
  session: KeyValue
}

/** Storage that never throws: blocked, full or corrupt storage reads as empty. Specification, section 8. */
export type KeyValue = {
  /** What is kept there, if `accept` knows it for what it should be. */
  read: <T>(key: string, accept: (value: unknown) => T | undefined) => T | undefined
  write: (key: string, value: unknown) => void
  remove: (key: string) => void
  keys: () => string[]
}

/** Reading `window.localStorage` itself may throw, so it is reached through a function. */
export const keyValue = (reach: () => Storage): KeyValue => {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(reach())
    } catch {
      return undefined
    }
  }
  return {
    read: (key, accept) =>
      attempt((storage) => {
        const text = storage.getItem(key)
        return text === null ? undefined : accept(JSON.parse(text))
      }),
    write: (key, value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  }
}

/** Main site: local and session storage as specified. Kiosk: everything ends with the tab. */
export const browserStorage = (surface: 'web' | 'kiosk'): BrowserStorage => {
  const session = keyValue(() => window.sessionStorage)
  return { local: surface === 'kiosk' ? session : keyValue(() => window.localStorage), session }
}

/** Every key the order flow writes: what a sign-out or a kiosk reset wipes. */
export const STORED = {
  authToken: 'authToken',
  user: 'user',
  root: 'persist:root',
  selectedAddress: 'selectedAddress',
  medicinesData: 'medicinesData',
  userLocation: 'userLocation',
  prescriptionStatus: 'prescriptionStatus',
  checkout: 'checkout',
  addressDraft: 'addressDraft',
  profileDraft: 'profileDraft',
} as const

export const wipeStorage = ({ local, session }: BrowserStorage): void => {
  for (const key of Object.values(STORED)) {
    local.remove(key)
    session.remove(key)
  }
}

const DRAFTS = [
  STORED.selectedAddress,
  STORED.medicinesData,
  STORED.userLocation,
  STORED.prescriptionStatus,
  STORED.checkout,
  STORED.addressDraft,
  STORED.profileDraft,
] as const

/** What a person was doing; who they are stays. */
export const wipeDrafts = ({ local, session }: BrowserStorage): void => {
  for (const key of DRAFTS) {
    local.remove(key)
    session.remove(key)
  }
}
