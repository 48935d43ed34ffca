import { expect, test } from 'vitest'
import { formatRupees } from '../money/format-rupees.ts'
import { paiseFromRupees } from '../money/paise.ts'
import type { CartLine } from './line.ts'
import { cartTotals } from './totals.ts'

const line = (id: string, mrp: number, sellingPrice: number, qty: number, inStock = true): CartLine => ({
  medicine: {
    id,
    name: id,
    stripUnit: 'strip of 10 tablets',
    composition: [],
    pricing: { mrp: paiseFromRupees(mrp), sellingPrice: paiseFromRupees(sellingPrice), discountPercent: 0 },
    inStock,
    schedule: 'H',
    alternatives: [],
  },
  qty,
  addedByCustomer: false,
  looksRight: false,
})

test('subtotal is MRP, total is selling price, each times quantity; the discount is what lies between', () => {
  const totals = cartTotals([line('a', 61.72, 55.55, 2), line('b', 25, 19.99, 3)])
  expect(formatRupees(totals.subtotal)).toBe('₹198.44')
  expect(formatRupees(totals.total)).toBe('₹171.07')
  expect(formatRupees(totals.discount)).toBe('₹27.37')
  expect(totals.itemCount).toBe(5)
})

test('55.55 twice is 111.10, and three times 0.10 is 0.30', () => {
  expect(formatRupees(cartTotals([line('a', 61.72, 55.55, 2)]).total)).toBe('₹111.10')
  expect(formatRupees(cartTotals([line('a', 0.1, 0.1, 3)]).total)).toBe('₹0.30')
})

test('a price above the MRP gives no negative discount', () => {
  expect(cartTotals([line('a', 10, 12, 1)]).discount).toBe(0)
})

test('lines that block are not counted', () => {
  expect(cartTotals([line('a', 10, 9, 2), line('gone', 500, 400, 4, false)])).toEqual({
    subtotal: 2000,
    total: 1800,
    discount: 200,
    itemCount: 2,
  })
})

test('an empty cart is all zeros', () => {
  expect(cartTotals([])).toEqual({ subtotal: 0, total: 0, discount: 0, itemCount: 0 })
})
