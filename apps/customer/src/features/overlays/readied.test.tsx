import { Dialog } from '@dawadoot/ui/dialog/dialog'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Readied } from './readied.tsx'

const login = (open: boolean) => (
  <Readied open={open} ready>
    <Dialog open onClose={() => {}} title="Login">
      <p>Your number</p>
      <p>Ten digits</p>
      <p>Read our notice</p>
    </Dialog>
  </Readied>
)

const WORDS = ['Login', 'Your number', 'Ten digits', 'Read our notice']

test('a dialog is laid out a few words at a time before anybody asks for it, stays so, and nobody sees it', async () => {
  const seen: string[] = []
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function laidOut(
    this: HTMLElement,
  ) {
    const words = WORDS.filter((text) => !screen.getByText(text).closest('[style*="display: none"]'))
    seen.push(words.join(', '))
    return new DOMRect()
  })
  const { rerender } = render(login(false))
  const dialog = () => screen.getByText('Login').closest('dialog')
  const ahead = ['Login, Your number, Ten digits', 'Login, Your number, Ten digits, Read our notice']
  await waitFor(() => expect(seen).toEqual(ahead))
  expect(dialog()).toHaveAttribute('data-laid-out')
  expect(screen.getByText('Your number')).not.toBeVisible()

  rerender(login(true))
  expect(dialog()).not.toHaveAttribute('data-laid-out')
  for (const text of WORDS) expect(screen.getByText(text)).toBeVisible()
  rerender(login(false))
  expect(screen.getByText('Your number')).not.toBeVisible()
  await waitFor(() => expect(seen).toEqual([...ahead, ...ahead]))
})

test('asked for before all its words are laid out, a dialog shows them all', async () => {
  const { rerender } = render(login(false))
  await waitFor(() => expect(screen.getByText('Read our notice')).toHaveStyle({ display: 'none' }))
  rerender(login(true))
  for (const text of WORDS) expect(screen.getByText(text)).toBeVisible()
})
