import { setQuantity } from '@dawadoot/domain/cart/cart'
import { lineFromPrescription, quantityOf } from '@dawadoot/domain/cart/line'
import type { Medicine } from '@dawadoot/domain/cart/medicine'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testStorage } from '../testing/fake-ordering.ts'
import { SAMPLE_MEDICINE as crocin } from '../testing/sample-medicine.ts'
import { SAMPLE_LINK } from '../testing/sample-prescription.ts'
import { changeLines, createCartStore, nameCustomer, takeOut } from './cart-store.ts'
import { useCartButQuantities, useLine } from './use-lines.ts'

const cartOf = (...medicines: Medicine[]) =>
  createCartStore({
    storage: testStorage(),
    link: SAMPLE_LINK,
    addressId: SAMPLE_LINK.addressId,
    result: { medicines, unmatched: [], pages: [], warehouseId: 'w1', toBeConfirmed: false },
    customerName: '',
  })

test('another quantity or name is no other cart for what shows neither; a medicine that leaves makes it one', () => {
  const cart = cartOf(crocin)
  const { result } = renderHook(() => useCartButQuantities(cart))
  const before = result.current
  act(() => changeLines(cart, (lines) => setQuantity(lines, crocin.id, 5)))
  act(() => nameCustomer(cart, 'Asha'))
  expect(cart.getState()).toMatchObject({ customerName: 'Asha', lines: [{ qty: 5 }] })
  expect(result.current).toBe(before)
  act(() => takeOut(cart, crocin.id))
  expect(result.current).toBe(cart.getState())
})

test('a line is drawn anew for what it asks and for nothing else, and says what it was when it has left', () => {
  const other = { ...crocin, id: 'other' }
  const cart = cartOf(crocin, other)
  const [line = lineFromPrescription(crocin)] = cart.getState().lines
  let drawn = 0
  const { result } = renderHook(() => {
    drawn += 1
    return useLine(cart, line, quantityOf)
  })
  act(() => changeLines(cart, (lines) => setQuantity(lines, other.id, 5)))
  expect(drawn).toBe(1)
  act(() => changeLines(cart, (lines) => setQuantity(lines, crocin.id, 4)))
  expect(result.current).toBe(4)
  act(() => takeOut(cart, crocin.id))
  expect(result.current).toBe(quantityOf(line))
})
