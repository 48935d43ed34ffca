import { priceOf } from '@dawadoot/domain/cart/pricing'
import { asPaise, paiseFromRupees, rupeesFromPaise } from '@dawadoot/domain/money/paise'
import { expect, test } from 'vitest'
import { type Claim, judgeLines, type Shelf } from './judge-lines.ts'

const shelf = (id: string, mrp: number, discountPercent: number, packs = 100): Shelf => ({
  id,
  name: `Medicine ${id}`,
  pricing: priceOf(paiseFromRupees(mrp), discountPercent),
  schedule: 'H',
  packs,
})

const shelves = (...all: Shelf[]): Map<string, Shelf> => new Map(all.map((one) => [one.id, one]))

/** The claim of a client that shows exactly what the server would charge. */
const honest = (...wanted: [Shelf, number][]): Claim => {
  const lines = wanted.map(([{ id, pricing }, qty]) => ({
    medicineId: id,
    qty,
    mrp: pricing.mrp,
    sellingPrice: pricing.sellingPrice,
  }))
  const subtotal = asPaise(lines.reduce((sum, { mrp, qty }) => sum + mrp * qty, 0))
  const total = asPaise(lines.reduce((sum, { sellingPrice, qty }) => sum + sellingPrice * qty, 0))
  return { lines, totals: { subtotal, total, discount: asPaise(subtotal - total), itemCount: lines.length } }
}

test.each([
  ['2 x 55.55', 61.72, 10, 2, 111.1],
  ['3 x 19.99', 19.99, 0, 3, 59.97],
  ['3 x 0.10', 0.1, 0, 3, 0.3],
  ['10 x 1.005, which is 1.01 to the paisa', 1.005, 0, 10, 10.1],
])('%s adds up to the paisa, line by line and in all', (_, mrp, discount, qty, total) => {
  const one = shelf('A', mrp, discount)
  const judgement = judgeLines(honest([one, qty]), shelves(one))
  expect(judgement).toMatchObject({ verdict: 'placed' })
  if (judgement.verdict !== 'placed') return
  expect(rupeesFromPaise(judgement.total)).toBe(total)
  expect(judgement.lines.reduce((sum, line) => sum + line.price * line.qty, 0)).toBe(judgement.total)
})

test('a medicine on two lines is charged as one line with both quantities', () => {
  const one = shelf('A', 10, 10)
  expect(judgeLines(honest([one, 2], [one, 3]), shelves(one))).toMatchObject({
    verdict: 'placed',
    lines: [{ medicineId: 'A', qty: 5 }],
    total: 4500,
  })
})

test('a medicine on two lines that come to more than ten is refused', () => {
  const one = shelf('A', 10, 10)
  expect(judgeLines(honest([one, 6], [one, 5]), shelves(one))).toMatchObject({
    verdict: 'invalid',
    fields: { 'medicines.0.qty': 'At most 10 of one medicine' },
  })
})

test.each([
  [
    'a lower selling price',
    (claim: Claim) => ({ ...claim, lines: claim.lines.map((l) => ({ ...l, sellingPrice: asPaise(1) })) }),
  ],
  [
    'another MRP',
    (claim: Claim) => ({ ...claim, lines: claim.lines.map((l) => ({ ...l, mrp: asPaise(l.mrp + 1) })) }),
  ],
  [
    'a total of one rupee',
    (claim: Claim) => ({ ...claim, totals: { ...claim.totals, total: asPaise(100) } }),
  ],
  [
    'a discount of 10^9',
    (claim: Claim) => ({ ...claim, totals: { ...claim.totals, discount: asPaise(1e11) } }),
  ],
  ['another subtotal', (claim: Claim) => ({ ...claim, totals: { ...claim.totals, subtotal: asPaise(0) } })],
])('%s is not what the customer pays', (_, tamper) => {
  const one = shelf('A', 10, 10)
  expect(judgeLines(tamper(honest([one, 2])), shelves(one))).toEqual({ verdict: 'price_changed' })
})

test('a count of lines that is not theirs is refused', () => {
  const one = shelf('A', 10, 10)
  const claim = honest([one, 2])
  expect(judgeLines({ ...claim, totals: { ...claim.totals, itemCount: -1 } }, shelves(one))).toMatchObject({
    verdict: 'invalid',
    fields: { 'totals.itemCount': expect.any(String) },
  })
})

test('a medicine that the catalogue does not have is refused by its line', () => {
  const one = shelf('A', 10, 10)
  expect(judgeLines(honest([one, 1], [shelf('Z', 10, 0), 1]), shelves(one))).toMatchObject({
    verdict: 'invalid',
    fields: { 'medicines.1.id': 'We do not know this medicine.' },
  })
})

test('schedule X is not sold, whatever is on the shelf', () => {
  const one = { ...shelf('A', 10, 10), schedule: 'X' as const }
  expect(judgeLines(honest([one, 1]), shelves(one))).toEqual({ verdict: 'not_sold', names: ['Medicine A'] })
})

test('fewer packs than asked for is out of stock, and says how many are left', () => {
  const one = shelf('A', 10, 10, 2)
  expect(judgeLines(honest([one, 3]), shelves(one))).toEqual({
    verdict: 'out_of_stock',
    short: [{ name: 'Medicine A', left: 2 }],
  })
})
