import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EstimateActions } from './estimate-actions.tsx'

const LINK = 'http://marketing.localhost:4000/franchise?dailySales=50&orderValue=500#calc'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => vi.restoreAllMocks())

test('Copy link puts the link on the clipboard and says so, until a number changes', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<EstimateActions link={LINK} />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(LINK)
  rerender(<EstimateActions link={`${LINK}2`} />)
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('where nothing may be copied, the link is there to be taken by hand', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  render(<EstimateActions link={LINK} />)
  expect(screen.getByRole('link').parentElement).toHaveClass('hidden')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await expect
    .poll(() => screen.getByRole('link', { name: LINK }).parentElement?.classList)
    .not.toContain('hidden')
})

test('Print summary prints the calculator alone, and the page is whole again afterwards', async () => {
  const page = document.documentElement.dataset
  const printed: unknown[] = []
  vi.stubGlobal('print', () => printed.push(page['print']))
  render(<EstimateActions link={LINK} />)
  await press('Print summary')
  expect(printed).toEqual(['estimate'])
  window.dispatchEvent(new Event('afterprint'))
  expect(page).not.toHaveProperty('print')
  vi.unstubAllGlobals()
})

test('an estimate says that it is one', () => {
  render(<EstimateActions link={LINK} />)
  expect(screen.getByText(/This is an estimate/)).toBeVisible()
})
