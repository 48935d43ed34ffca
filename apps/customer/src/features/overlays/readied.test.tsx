import { Dialog } from '@dawadoot/ui/dialog/dialog'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Readied } from './readied.tsx'

const login = (open: boolean) => (
  <Readied open={open} ready>
    <Dialog open onClose={() => {}} title="Login">
      Your number
    </Dialog>
  </Readied>
)

test('a dialog is laid out once before anybody asks for it, and nobody sees it', async () => {
  const seen: string[] = []
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockImplementation(function laidOut(
    this: HTMLElement,
  ) {
    seen.push(`${this.style.display} ${this.style.visibility}`)
    return new DOMRect()
  })
  const { rerender } = render(login(false))
  await waitFor(() => expect(seen).toEqual(['flex hidden']))
  expect(screen.getByText('Your number')).not.toBeVisible()

  rerender(login(true))
  expect(screen.getByText('Your number')).toBeVisible()
  rerender(login(false))
  expect(screen.getByText('Your number')).not.toBeVisible()
  expect(seen).toHaveLength(1)
})
