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

test('the words of a dialog are laid out a few at a time before anybody asks for it, and nobody sees it', async () => {
  const seen: string[] = []
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function laidOut(
    this: HTMLElement,
  ) {
    const { display, visibility } = this.style
    const words = WORDS.filter((text) => !screen.getByText(text).closest('[style*="display: none"]'))
    seen.push(`${display} ${visibility}: ${words.join(', ')}`)
    return new DOMRect()
  })
  const { rerender } = render(login(false))
  await waitFor(() =>
    expect(seen).toEqual(['flex hidden: Login, Your number, Ten digits', 'flex hidden: Read our notice']),
  )
  expect(screen.getByText('Your number')).not.toBeVisible()

  rerender(login(true))
  for (const text of WORDS) expect(screen.getByText(text)).toBeVisible()
  rerender(login(false))
  expect(screen.getByText('Your number')).not.toBeVisible()
  expect(seen).toHaveLength(2)
})
