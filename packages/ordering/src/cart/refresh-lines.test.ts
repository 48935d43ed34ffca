import { createCart, replaceLine } from '@dawadoot/domain/cart/cart'
import type { Medicine, Offer } from '@dawadoot/domain/cart/medicine'
import { paiseFromRupees } from '@dawadoot/domain/money/paise'
import { expect, test } from 'vitest'
import { changesBetween, correctLines, notInResult, rereadLines } from './refresh-lines.ts'

const offer = (id: string, price: number, inStock = true): Offer => ({
  id,
  name: id,
  stripUnit: 'strip of 10',
  composition: ['salt'],
  pricing: { mrp: paiseFromRupees(price * 2), sellingPrice: paiseFromRupees(price), discountPercent: 50 },
  inStock,
  schedule: 'H',
})
const medicine = (id: string, price: number, inStock = true, alternatives: Offer[] = []): Medicine => ({
  ...offer(id, price, inStock),
  alternatives,
  source: { page: 1, box: { x: 0, y: 0, width: 1, height: 0.1 }, text: id, confidence: 1, tier: 'sure' },
})

test('another reading brings its prices, stock and alternatives, and leaves the quantity', () => {
  const [line] = createCart([medicine('A', 10)])
  if (!line) throw new Error('no line')
  const [reread] = rereadLines([{ ...line, qty: 4, looksRight: true }], {
    medicines: [medicine('A', 12, false, [offer('B', 9)])],
  })
  expect(reread).toMatchObject({
    qty: 4,
    looksRight: true,
    medicine: { inStock: false, alternatives: [{ id: 'B' }] },
  })
  expect(reread?.medicine.pricing.sellingPrice).toBe(1200)
})

test('a chosen alternative stays chosen, at its price there; what it stands for is renewed too', () => {
  const cart = replaceLine(createCart([medicine('A', 10, false, [offer('B', 9)])]), 'A', offer('B', 9))
  const [reread] = rereadLines(cart, { medicines: [medicine('A', 11, true, [offer('B', 8, false)])] })
  expect(reread).toMatchObject({
    medicine: { id: 'B', inStock: false, alternatives: [] },
    inPlaceOf: { id: 'A', inStock: true },
  })
  expect(reread?.medicine.pricing.sellingPrice).toBe(800)
})

test('medicines that a reading does not mention are told apart, and stay as they are', () => {
  const cart = createCart([medicine('A', 10), medicine('searched', 5)])
  const there = { medicines: [medicine('A', 10)] }
  expect(notInResult(cart, there).map((line) => line.medicine.id)).toEqual(['searched'])
  expect(rereadLines(cart, there)[1]).toEqual(cart[1])
})

test('a correction changes price and stock of its line and of no other', () => {
  const cart = createCart([medicine('A', 10), medicine('B', 5)])
  const corrected = correctLines(cart, [{ id: 'B', inStock: false, pricing: offer('B', 6).pricing }])
  expect(corrected[0]).toEqual(cart[0])
  expect(corrected[1]?.medicine).toMatchObject({ inStock: false, pricing: { sellingPrice: 600 } })
})

test('changes name every price and stock that differs, and nothing else', () => {
  const before = createCart([
    medicine('same', 1),
    medicine('dearer', 2),
    medicine('gone', 3),
    medicine('back', 4, false),
  ])
  const after = createCart([
    medicine('same', 1),
    medicine('dearer', 2.5),
    medicine('gone', 3, false),
    medicine('back', 4),
  ])
  expect(changesBetween(before, after)).toEqual([
    { kind: 'price', id: 'dearer', name: 'dearer', from: 200, to: 250 },
    { kind: 'out_of_stock', id: 'gone', name: 'gone' },
    { kind: 'in_stock', id: 'back', name: 'back' },
  ])
})
