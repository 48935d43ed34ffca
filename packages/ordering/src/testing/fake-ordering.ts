import { createClient } from '@dawadoot/api'
import type { User } from '@dawadoot/domain/person/user'
import { createOrdering, type Navigation, type Ordering, type OrderingOptions } from '../ordering.tsx'
import { signIn } from '../session/session-store.ts'
import { type BrowserStorage, keyValue } from '../storage/browser-storage.ts'

export const TEST_NOW = Date.parse('2026-11-27T10:04:00.000Z')

export const testUser = (over: Partial<User> = {}): User => ({
  id: 'u1',
  mobile: '9000000001',
  name: 'Asha Rao',
  email: 'asha@example.com',
  whatsapp: '9000000001',
  ...over,
})

/** A browser's storage that lives as long as the test. */
export const memoryStorage = (): Storage => {
  const items = new Map<string, string>()
  return Object.assign(Object.create(null), {
    get length() {
      return items.size
    },
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
  })
}

export const testStorage = (local = memoryStorage(), session = memoryStorage()): BrowserStorage => ({
  local: keyValue(() => local),
  session: keyValue(() => session),
})

const nothing = () => {}

/** Goes nowhere. */
export const noNavigation: Navigation = {
  home: nothing,
  result: nothing,
  order: nothing,
  profile: nothing,
  upload: nothing,
  signIn: nothing,
}

export type FakeOptions = Partial<OrderingOptions> & {
  /** Signed in from the start, as this person. */
  user?: User | undefined
  /** What has happened before the test or story begins. */
  before?: ((ordering: Ordering) => void) | undefined
}

/**
 * The real order flow over the real client, with a clock, ids and storage of the test's own. What it calls is
 * answered by handlers that go through the contract.
 */
export const fakeOrdering = ({ user, before, ...options }: FakeOptions = {}): Ordering => {
  let ids = 0
  const ordering = createOrdering({
    surface: 'web',
    connect: createClient,
    apiUrl: `${globalThis.location?.origin ?? 'http://localhost'}/api`,
    storage: testStorage(),
    navigate: noNavigation,
    notify: { success: nothing, error: nothing },
    report: nothing,
    deviceNow: () => TEST_NOW,
    newId: () => `id-${(ids += 1)}`,
    random: () => 0.5,
    noticeHref: '/notice',
    ...options,
  })
  if (user) signIn(ordering.session, 'token-1', user, TEST_NOW)
  before?.(ordering)
  return ordering
}
