import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { topmostModal } from '../modal/open-modals.tsx'
import { Dialog } from './dialog.tsx'

const two = (outer: boolean, inner: boolean) => (
  <Dialog open={outer} onClose={() => {}} title="Address">
    <Dialog open={inner} onClose={() => {}} title="Delete this address?">
      It cannot be undone.
    </Dialog>
  </Dialog>
)

test('one dialog may open over another, and both leave nothing behind, ten times over', () => {
  const { rerender } = render(two(false, false))
  const standsStill = () => document.documentElement.hasAttribute('data-behind-modal')
  for (let round = 0; round < 10; round += 1) {
    rerender(two(true, false))
    rerender(two(true, true))
    expect(topmostModal()).toHaveAccessibleName('Delete this address?')
    rerender(two(true, false))
    expect(topmostModal()).toHaveAccessibleName('Address')
    expect(standsStill()).toBe(true)
    rerender(two(false, false))
    expect(topmostModal()).toBeUndefined()
    expect(standsStill()).toBe(false)
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('of two dialogs that open at once the inner one lies on top, also when React mounts twice', () => {
  const { rerender } = render(<StrictMode>{two(true, true)}</StrictMode>)
  expect(topmostModal()).toHaveAccessibleName('Delete this address?')
  rerender(<StrictMode>{two(true, false)}</StrictMode>)
  expect(topmostModal()).toHaveAccessibleName('Address')
  rerender(<StrictMode>{two(false, false)}</StrictMode>)
  expect(topmostModal()).toBeUndefined()
})

test('the second press of the double click that opened it does not close it; one press beside it does', () => {
  const onClose = vi.fn()
  render(
    <Dialog open overlayCloses onClose={onClose} title="Login">
      Your number
    </Dialog>,
  )
  const overlay = screen.getByRole('dialog')
  fireEvent.pointerDown(overlay)
  fireEvent.click(overlay, { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(overlay)
  fireEvent.click(overlay, { detail: 1 })
  expect(onClose).toHaveBeenCalledOnce()
})
