import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { afterEach, expect, test, vi } from 'vitest'
import { siteClient } from './features/site/site-ordering.tsx'
import { paths } from './paths.ts'
import { renderApp } from './testing/render-app.tsx'

apiServer()
afterEach(() => {
  vi.doUnmock('./features/site/site-client.ts')
})

test.each([
  ['the result', () => import('./routes/result-page.tsx')],
  ['an order', () => import('./routes/order-page.tsx')],
  ['the profile', () => import('./routes/profile/profile-page.tsx')],
])('what asks the server comes with the code of %s', async (_, load) => {
  vi.resetModules()
  const came = vi.fn(() => ({ createSiteClient: vi.fn() }))
  vi.doMock('./features/site/site-client.ts', came)
  await load()
  expect(came).toHaveBeenCalledOnce()
})

test('the first page, which asks nothing, does not wait for it', () => {
  const preload = vi.spyOn(siteClient, 'preload')
  renderApp(paths.home)
  expect(preload).not.toHaveBeenCalled()
  preload.mockRestore()
})
