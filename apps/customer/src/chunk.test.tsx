import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

  describe('on a page that came with its own styles alone', () => {
    beforeEach(() => {
      vi.resetModules()
      document.head.innerHTML = '<link rel="prefetch" as="style" href="/whole.css">'
    })
    afterEach(() => {
      document.head.innerHTML = ''
    })
    const come = () =>
      waitFor(() => {
        const whole = document.querySelector('link[rel="stylesheet"]')
        expect(whole).toBeInTheDocument()
        whole?.dispatchEvent(new Event('load'))
      })

    test('is fetched at idle without the whole sheet, and drawn once that is there', async () => {
      const { chunk: partOf } = await import('./chunk.tsx')
      const Part = partOf(async () => Page)
      await Part.preload()
      expect(document.querySelectorAll('link')).toHaveLength(1)
      render(<Part name="Asha" />)
      expect(screen.queryByText('Hello Asha')).not.toBeInTheDocument()
      await come()
      expect(await screen.findByText('Hello Asha')).toBeVisible()
    })

    test('whose styles the page has is drawn at once', async () => {
      const { chunk: partOf } = await import('./chunk.tsx')
      const Part = partOf(async () => Page, { styled: true })
      await Part.preload()
      render(<Part name="Asha" />)
      expect(screen.getByText('Hello Asha')).toBeVisible()
    })
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
  const Failed = ({ why, retry }: { why: string; retry: () => void }) => (
    <button onClick={retry}>{`${why} Retry`}</button>
  )
  /** What the server says of this page's own first file. */
  const firstFile = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
  const UNREACHABLE = 'Network Error: Please check your connection'
  const OUTDATED = /^Dawadoot has been updated. Please reload the page/

  beforeEach(() => sessionStorage.clear())
  afterEach(() => void vi.unstubAllGlobals())

  test('that cannot be fetched without a connection says so, and comes when the connection is back', async () => {
    firstFile(async () => {
      throw new TypeError('Failed to fetch')
    })
    const load = vi.fn(async () => Page)
    load.mockImplementationOnce(gone)
    const Part = chunk(load, { pending: Pending, failed: Failed })
    render(<Part name="Asha" />)
    expect(await screen.findByRole('button', { name: `${UNREACHABLE} Retry` })).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Hello Asha')).toBeVisible()
  })

  test('that a server in trouble does not give is no new version: nothing is loaded anew', async () => {
    firstFile(async () => new Response('', { status: 502 }))
    const Part = chunk(gone, { failed: Failed })
    render(<Part name="Asha" />)
    expect(await screen.findByRole('button', { name: `${UNREACHABLE} Retry` })).toBeVisible()
  })

  test.each([
    ['that is gone', async () => new Response('Not found', { status: 404 })],
    [
      'for which a page is sent',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('of an older version, %s, loads the page anew, once (B131)', async (_, answer) => {
    firstFile(answer)
    const reload = vi.fn()
    vi.stubGlobal('location', { href: window.location.href, reload })
    const Part = chunk(gone, { pending: Pending, failed: Failed })
    const { unmount } = render(<Part name="Asha" />)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    unmount()
    render(<Part name="Asha" />)
    expect(await screen.findByRole('button', { name: OUTDATED })).toBeVisible()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('of an older version is said in words where storage is blocked: nothing would end the loading', async () => {
    firstFile(async () => new Response('', { status: 404 }))
    const reload = vi.fn()
    vi.stubGlobal('location', { href: window.location.href, reload })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const Part = chunk(gone, { failed: Failed })
    render(<Part name="Asha" />)
    expect(await screen.findByRole('button', { name: OUTDATED })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('of an older version loads nothing anew while somebody holds what that would lose; then it does', async () => {
    firstFile(async () => new Response('', { status: 404 }))
    const reload = vi.fn()
    vi.stubGlobal('location', { href: window.location.href, reload })
    const hold = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    const Part = chunk(gone, { failed: Failed })
    render(<Part name="Asha" />)
    const retry = await screen.findByRole('button', { name: OUTDATED })
    expect(reload).not.toHaveBeenCalled()
    window.removeEventListener('beforeunload', hold)
    act(() => retry.click())
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  test('that lies over the page is taken away again by whoever showed it, who is told why', async () => {
    firstFile(async () => {
      throw new TypeError('Failed to fetch')
    })
    const onFailed = vi.fn()
    const Part = chunk(gone)
    render(<Part name="Asha" onFailed={onFailed} />)
    await waitFor(() => expect(onFailed).toHaveBeenCalledExactlyOnceWith(UNREACHABLE))
  })

  test('that lies over the page is asked for again by the address when a new version is loaded', async () => {
    firstFile(async () => new Response('', { status: 404 }))
    const reload = vi.fn()
    vi.stubGlobal('location', { href: 'http://localhost:3000/profile?tab=orders#x', reload })
    const turned = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {})
    const Part = chunk(gone, { wanted: 'order' })
    render(<Part name="Asha" onFailed={vi.fn()} />)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(String(turned.mock.lastCall?.[2])).toBe('http://localhost:3000/profile?tab=orders&order=1#x')
    turned.mockRestore()
  })

  test('that nobody asked for loads nothing anew', async () => {
    const asked = vi.fn(async () => new Response('', { status: 404 }))
    firstFile(asked)
    const load = vi.fn(gone)
    const Part = chunk(load)
    render(<Part name="Asha" />)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await act(async () => {})
    expect(asked).not.toHaveBeenCalled()
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
