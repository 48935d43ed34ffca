import { render, screen, waitFor } from '@testing-library/react'
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

  test('that is gone leaves words and a way on, not a blank page', async () => {
    const Part = chunk<{ name: string }>(async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const report = vi.fn()
    // React tells the console of every error that a boundary caught
    vi.mocked(console.error).mockImplementation(() => {})
    render(
      <ErrorBoundary report={report}>
        <Part name="Asha" />
      </ErrorBoundary>,
    )
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    expect(screen.getByText('Failed to fetch dynamically imported module')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await waitFor(() => expect(report).toHaveBeenCalledOnce())
  })
})
