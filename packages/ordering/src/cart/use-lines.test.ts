import { setQuantity } from '@dawadoot/domain/cart/cart'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testStorage } from '../testing/fake-ordering.ts'
import { SAMPLE_MEDICINE as crocin } from '../testing/sample-medicine.ts'
import { SAMPLE_LINK } from '../testing/sample-prescription.ts'
import { changeLines, createCartStore, nameCustomer, takeOut } from './cart-store.ts'
import { useCartButQuantities } from './use-lines.ts'

test('another quantity or name is no other cart for what shows neither; a medicine that leaves makes it one', () => {
  const cart = createCartStore({
    storage: testStorage(),
    link: SAMPLE_LINK,
    addressId: SAMPLE_LINK.addressId,
    result: { medicines: [crocin], unmatched: [], pages: [], warehouseId: 'w1', toBeConfirmed: false },
    customerName: '',
  })
  const { result } = renderHook(() => useCartButQuantities(cart))
  const before = result.current
  act(() => changeLines(cart, (lines) => setQuantity(lines, crocin.id, 5)))
  act(() => nameCustomer(cart, 'Asha'))
  expect(cart.getState()).toMatchObject({ customerName: 'Asha', lines: [{ qty: 5 }] })
  expect(result.current).toBe(before)
  act(() => takeOut(cart, crocin.id))
  expect(result.current).toBe(cart.getState())
})
