import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createCartStore } from '../cart/cart-store.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { testStorage } from '../testing/fake-ordering.ts'
import type { ConfirmDrawerProps } from './confirm-drawer.tsx'
import { LateConfirmDrawer } from './late-dialog.tsx'

const network = vi.hoisted(() => ({ up: false }))
vi.mock('./confirm-drawer.tsx', () => ({
  // read when the code has come, which is when a network that is down is noticed
  get ConfirmDrawer() {
    if (!network.up) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ open }: ConfirmDrawerProps) => (open ? <p>the drawer</p> : null)
  },
}))

const Page = () => {
  const [open, setOpen] = useState(false)
  const [cart] = useState(() =>
    createCartStore({
      storage: testStorage(),
      link: { prescriptionId: 'p1', addressId: 'a1' },
      addressId: 'a1',
      result: { medicines: [], unmatched: [], pages: [], warehouseId: 'w1', toBeConfirmed: false },
      customerName: '',
    }),
  )
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? 'opened' : 'open'}
      </button>
      <LateConfirmDrawer open={open} onClose={() => setOpen(false)} cart={cart} />
    </>
  )
}

test('code that did not come is said and closes what was opened; the next press asks for it again', async () => {
  const error = vi.fn()
  const { user } = renderOrdering(<Page />, { notify: { success: vi.fn(), error } })
  await user.click(screen.getByRole('button', { name: 'open' }))
  await waitFor(() => expect(error).toHaveBeenCalledWith('Network Error: Please check your connection'))
  expect(screen.getByRole('button', { name: 'open' })).toBeVisible()
  network.up = true
  await user.click(screen.getByRole('button', { name: 'open' }))
  expect(await screen.findByText('the drawer')).toBeVisible()
  expect(error).toHaveBeenCalledOnce()
})
