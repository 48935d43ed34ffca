import { createCart } from '@dawadoot/domain/cart/cart'
import type { Address } from '@dawadoot/domain/address/address'
import { expect, test, vi } from 'vitest'
import { type Cart, createCartStore } from '../cart/cart-store.ts'
import { fakeOrdering, testUser } from '../testing/fake-ordering.ts'
import { SAMPLE_HOME as home } from '../testing/sample-address.ts'
import { SAMPLE_MEDICINE as medicine } from '../testing/sample-medicine.ts'
import { createCheckoutStore, placeOrder } from './checkout-store.ts'

const outOfStock = createCart([{ ...medicine, inStock: false }])

test.each<[string, Partial<Cart>, Address | undefined, string]>([
  ['an address', {}, undefined, 'Please select a delivery address'],
  ['a medicine', { lines: [] }, home, 'No medicines selected'],
  ['a medicine that can be sent', { lines: outOfStock }, home, 'No medicines selected'],
  ['a prescription', { prescriptionId: '' }, home, 'Prescription ID is required'],
])('an order without %s is not sent, and the toast says why', async (_, over, address, words) => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const notify = { success: vi.fn(), error: vi.fn() }
  const ordering = fakeOrdering({ user: testUser(), notify, fetch })
  const cart = createCartStore({
    storage: ordering.storage,
    link: { prescriptionId: 'p1', addressId: 'a1' },
    addressId: 'a1',
    result: {
      medicines: [medicine],
      unmatched: [],
      pages: [],
      warehouseId: 'WH-DEL-01',
      toBeConfirmed: false,
    },
    customerName: 'Asha Rao',
  })
  cart.setState(over)
  const checkout = createCheckoutStore()
  await placeOrder(ordering, checkout, { cart, address, paymentMode: 'cod' })
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(words)
  expect(checkout.getState().placing).toEqual({ status: 'failed', message: words })
  expect(fetch).not.toHaveBeenCalled()
})
