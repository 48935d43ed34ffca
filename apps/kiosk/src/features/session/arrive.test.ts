import { logout } from '@dawadoot/api/contract/auth'
import { answer } from '@dawadoot/api/testing/reply'
import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { memoryStorage, testStorage } from '@dawadoot/ordering/testing/fake-ordering'
import { beforeEach, expect, test } from 'vitest'
import { arrive } from './arrive.ts'

let heard: (string | null)[] = []
apiServer(
  answer(logout, (request) => {
    heard.push(request.headers.get('authorization'))
    return Response.json({ success: true })
  }),
)
beforeEach(() => {
  heard = []
})

const storageWith = (items: Record<string, unknown>) => {
  const tab = memoryStorage()
  for (const [key, value] of Object.entries(items)) tab.setItem(key, JSON.stringify(value))
  // as Object.keys of a browser's storage would
  const storage = testStorage(tab, tab)
  storage.session.keys = () => Object.keys(items).filter((key) => tab.getItem(key) !== null)
  storage.local.keys = storage.session.keys
  return { tab, storage }
}
const LEFT_BEHIND = {
  authToken: 'token-1',
  user: { name: 'Asha Rao' },
  kioskHospital: { id: 'h1' },
  checkout: 'key',
}
const apiUrl = 'http://kiosk.test/api'

test.each(['/kiosk', '/kiosk/', '/kiosk/order', '/kiosk/profile', '/', '/nothing'])(
  'a page load of %s logs out and clears what was stored',
  async (pathname) => {
    const { tab, storage } = storageWith(LEFT_BEHIND)
    const told = arrive({ pathname, storage, apiUrl })
    for (const key of Object.keys(LEFT_BEHIND)) expect(tab.getItem(key)).toBeNull()
    await told
    expect(heard).toEqual(['Bearer token-1'])
  },
)

test.each(['/kiosk/home', '/kiosk/home/'])('a page load of %s keeps the session', async (pathname) => {
  const { tab, storage } = storageWith(LEFT_BEHIND)
  await arrive({ pathname, storage, apiUrl })
  expect(tab.getItem('authToken')).toBe('"token-1"')
  expect(heard).toEqual([])
})

test('where nobody was signed in, the server is not troubled', async () => {
  await arrive({ pathname: '/kiosk', storage: storageWith({}).storage, apiUrl })
  expect(heard).toEqual([])
})

test('a lost connection does not keep the session', async () => {
  const { tab, storage } = storageWith(LEFT_BEHIND)
  await arrive({ pathname: '/kiosk', storage, apiUrl, fetch: () => Promise.reject(new TypeError('offline')) })
  expect(tab.getItem('authToken')).toBeNull()
})
