import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { siteClient } from './features/site/site-ordering.tsx'
import { paths } from './paths.ts'
import { renderApp } from './testing/render-app.tsx'

apiServer()

test.each([
  ['the result', paths.result({ prescriptionId: 'p1', addressId: 'a1' })],
  ['an order', paths.orderDetails('o1')],
  ['the profile', paths.profile('orders')],
])('what asks the server is fetched beside the code of %s, without waiting for it', (_, address) => {
  const preload = vi.spyOn(siteClient, 'preload')
  renderApp(address)
  expect(preload).toHaveBeenCalledOnce()
  cleanup()
  preload.mockRestore()
})

test('the first page, which asks nothing, does not wait for it', () => {
  const preload = vi.spyOn(siteClient, 'preload')
  renderApp(paths.home)
  expect(preload).not.toHaveBeenCalled()
  preload.mockRestore()
})
