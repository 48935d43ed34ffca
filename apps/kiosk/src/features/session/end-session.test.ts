import { logout } from '@dawadoot/api/contract/auth'
import { answer } from '@dawadoot/api/testing/reply'
import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { fakeOrdering, testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { browserStorage } from '@dawadoot/ordering/storage/browser-storage'
import { beforeEach, expect, test, vi } from 'vitest'
import { resetKiosk } from './end-session.ts'

let heard: (string | null)[] = []
const server = apiServer(
  answer(logout, (request) => {
    heard.push(request.headers.get('authorization'))
    return Response.json({ success: true })
  }),
)
beforeEach(() => {
  heard = []
  sessionStorage.clear()
})

test('a reset signs out, leaves nothing in the tab, and loads anew', async () => {
  const ordering = fakeOrdering({ surface: 'kiosk', storage: browserStorage('kiosk'), user: testUser() })
  sessionStorage.setItem('something', 'left by a screen')
  const load = vi.fn()
  await resetKiosk(ordering, '/kiosk/order', load)
  expect(heard).toEqual(['Bearer token-1'])
  expect(ordering.session.getState().status).toBe('signed_out')
  expect(sessionStorage).toHaveLength(0)
  expect(load).toHaveBeenCalledExactlyOnceWith('/kiosk/order')
})

test('a server that never answers holds nobody up', async () => {
  server.use(answer(logout, () => new Promise<Response>(() => {})))
  const ordering = fakeOrdering({ surface: 'kiosk', storage: browserStorage('kiosk'), user: testUser() })
  const load = vi.fn()
  await resetKiosk(ordering, '/kiosk', load)
  expect(sessionStorage).toHaveLength(0)
  expect(load).toHaveBeenCalledExactlyOnceWith('/kiosk')
})

test('without a session the server is not asked', async () => {
  await resetKiosk(fakeOrdering({ surface: 'kiosk' }), '/kiosk', vi.fn())
  expect(heard).toEqual([])
})
