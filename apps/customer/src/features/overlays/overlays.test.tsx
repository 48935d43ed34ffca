import { OrderingProvider } from '@dawadoot/ordering/ordering'
import { fakeOrdering, testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { createOverlays, requestUpload } from './overlays-store.ts'
import { Overlays, Upload } from './overlays.tsx'

const fetched = vi.spyOn(Upload, 'preload')

/** A page whose first view works. */
const renderReady = (user?: ReturnType<typeof testUser>, page: string = paths.home) => {
  const store = createOverlays()
  store.setState({ ready: true })
  render(
    <MemoryRouter initialEntries={[page]}>
      <OrderingProvider ordering={fakeOrdering({ user })}>
        <Overlays store={store} />
      </OrderingProvider>
    </MemoryRouter>,
  )
  return store
}
const restAWhile = () => act(() => vi.advanceTimersByTimeAsync(10_000))

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockResolvedValue()
})
afterEach(() => void vi.useRealTimers())

test("a visitor's page fetches the upload no sooner than the sign-in that leads to it is open", async () => {
  const store = renderReady()
  await restAWhile()
  expect(fetched).not.toHaveBeenCalled()
  act(() => requestUpload(store, false))
  await restAWhile()
  expect(fetched).toHaveBeenCalledOnce()
})

test('for whoever is signed in the upload is fetched before it is asked for', async () => {
  renderReady(testUser())
  await restAWhile()
  expect(fetched).toHaveBeenCalledOnce()
})

test('a page that shows an order is drawn for some seconds before the upload is fetched beside it', async () => {
  renderReady(testUser(), paths.orderDetails('DDWDTR66H'))
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(fetched).not.toHaveBeenCalled()
  await restAWhile()
  expect(fetched).toHaveBeenCalledOnce()
})
