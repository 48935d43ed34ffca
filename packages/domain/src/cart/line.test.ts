import { expect, test } from 'vitest'
import { paiseFromRupees } from '../money/paise.ts'
import { blockReason, type CartLine, clampQuantity, isBlocked, QUANTITY, quantityOf } from './line.ts'
import type { Medicine } from './medicine.ts'
import { priceOf } from './pricing.ts'

const line = (change: Partial<Medicine>): CartLine => ({
  medicine: {
    id: 'a',
    name: 'Medicine',
    stripUnit: 'strip of 10 tablets',
    composition: ['Paracetamol 500 mg'],
    pricing: priceOf(paiseFromRupees(100), 10),
    inStock: true,
    schedule: 'H',
    alternatives: [],
    ...change,
  },
  qty: 3,
  addedByCustomer: false,
  looksRight: false,
})
const alternative = (inStock: boolean) => ({ ...line({}).medicine, id: 'b', inStock })

test.each([
  ['in stock', line({}), undefined],
  ['out of stock without alternatives', line({ inStock: false }), 'out_of_stock'],
  [
    'out of stock, alternatives too',
    line({ inStock: false, alternatives: [alternative(false)] }),
    'out_of_stock',
  ],
  [
    'out of stock with an alternative',
    line({ inStock: false, alternatives: [alternative(true)] }),
    'choose_alternative',
  ],
  ['schedule X', line({ schedule: 'X' }), 'not_sold_online'],
  ['schedule H1', line({ schedule: 'H1' }), undefined],
])('%s: blocked by %j', (_, given, expected) => {
  expect(blockReason(given)).toBe(expected)
  expect(isBlocked(given)).toBe(expected !== undefined)
})

test('a blocked line counts 0, any other its quantity', () => {
  expect(quantityOf(line({ inStock: false }))).toBe(0)
  expect(quantityOf(line({}))).toBe(3)
})

test.each([
  [1, 1],
  [10, 10],
  [11, 10],
  [1e9, 10],
  [Infinity, 10],
  [0, 1],
  [-1, 1],
  [1.5, 1],
  [Number.NaN, 1],
])('a quantity of %d is kept as %d', (qty, expected) => {
  expect(clampQuantity(qty)).toBe(expected)
})

test('quantities go from 1 to 10 and start at 1', () => {
  expect(QUANTITY).toEqual({ min: 1, max: 10, default: 1 })
})
