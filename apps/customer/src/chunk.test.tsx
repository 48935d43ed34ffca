import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { chunk } from './chunk.tsx'
import { ErrorBoundary } from './features/site/error-boundary.tsx'

const Page = ({ name }: { name: string }) => <p>Hello {name}</p>
const Pending = () => <p>On its way</p>

describe('a chunk', () => {
  test('shows what stands in its place, then itself', async () => {
    const Part = chunk(async () => Page, { pending: Pending })
    render(<Part name="Asha" />)
    expect(screen.getByText('On its way')).toBeVisible()
    expect(await screen.findByText('Hello Asha')).toBeVisible()
  })

  test('that was fetched at idle is drawn at once, and fetched once', async () => {
    const load = vi.fn(async () => Page)
    const Part = chunk(load, { pending: Pending })
    await Part.preload()
    render(<Part name="Asha" />)
    expect(screen.getByText('Hello Asha')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  test('that could not be fetched is asked for again when it is needed', async () => {
    const load = vi.fn(async () => Page)
    load.mockRejectedValueOnce(new TypeError('offline'))
    const Part = chunk(load)
    await expect(Part.preload()).rejects.toThrow('offline')
    render(<Part name="Asha" />)
    expect(await screen.findByText('Hello Asha')).toBeVisible()
  })

  const gone = async (): Promise<typeof Page> => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const Failed = ({ retry }: { retry: () => void }) => <button onClick={retry}>Retry</button>
  const offline = (isOffline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)

  test('that cannot be fetched without a connection says so, and comes when the connection is back', async () => {
    offline(true)
    const load = vi.fn(async () => Page)
    load.mockImplementationOnce(gone)
    const Part = chunk(load, { pending: Pending, failed: Failed })
    render(<Part name="Asha" />)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Hello Asha')).toBeVisible()
  })

  test('of an older version loads the page anew, once (B131)', async () => {
    offline(false)
    sessionStorage.clear()
    const reload = vi.fn()
    vi.stubGlobal('location', { href: window.location.href, reload })
    const Part = chunk(gone, { pending: Pending, failed: Failed })
    const { unmount } = render(<Part name="Asha" />)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    unmount()
    render(<Part name="Asha" />)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(reload).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('that lies over the page is taken away again by whoever showed it', async () => {
    const onFailed = vi.fn()
    const Part = chunk(gone)
    render(<Part name="Asha" onFailed={onFailed} />)
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  })
})

test('an error that nobody foresaw leaves words and a way on, not a blank page', async () => {
  const Broken = (): never => {
    throw new Error('Something that nobody foresaw')
  }
  const report = vi.fn()
  // React tells the console of every error that a boundary caught
  vi.mocked(console.error).mockImplementation(() => {})
  render(
    <ErrorBoundary report={report}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByText('Something that nobody foresaw')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(report).toHaveBeenCalledOnce()
})
