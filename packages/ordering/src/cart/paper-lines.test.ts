import { createCart } from '@dawadoot/domain/cart/cart'
import { lineFromPrescription } from '@dawadoot/domain/cart/line'
import type { Medicine } from '@dawadoot/domain/cart/medicine'
import { paiseFromRupees } from '@dawadoot/domain/money/paise'
import type { PrescriptionResult } from '@dawadoot/domain/prescription/result'
import { expect, test } from 'vitest'
import { foundFor, placeKey, shownLines, stretchesOf } from './paper-lines.ts'
import { searchWords } from './search-words.ts'

const medicine = (id: string, page: number, y: number): Medicine => ({
  id,
  name: id,
  stripUnit: 'strip of 10',
  composition: [],
  pricing: { mrp: paiseFromRupees(10), sellingPrice: paiseFromRupees(9), discountPercent: 10 },
  inStock: true,
  schedule: 'H',
  alternatives: [],
  source: { page, box: { x: 0.1, y, width: 0.5, height: 0.05 }, text: id, confidence: 1, tier: 'sure' },
})
const unread = { text: 'Syp. ???', page: 1, box: { x: 0.1, y: 0.4, width: 0.3, height: 0.05 } }

const result = (...medicines: Medicine[]): PrescriptionResult => ({
  medicines,
  unmatched: [unread],
  pages: [],
  warehouseId: 'W1',
  toBeConfirmed: false,
})
const summary = (...args: Parameters<typeof shownLines>) =>
  shownLines(...args).map((shown) =>
    shown.kind === 'unmatched'
      ? `${shown.number} ?`
      : `${shown.kind === 'read' ? shown.number : '+'} ${shown.line.medicine.id}`,
  )

test('lines are numbered down the paper, page by page, whatever order they came in', () => {
  const read = result(medicine('second page', 2, 0.1), medicine('low', 1, 0.6), medicine('high', 1, 0.2))
  expect(summary(read, createCart(read.medicines), [])).toEqual(['1 high', '2 ?', '3 low', '4 second page'])
})

test('a number belongs to its place: it stays when another line leaves the cart', () => {
  const read = result(medicine('high', 1, 0.2), medicine('low', 1, 0.6))
  const [, low] = createCart(read.medicines)
  expect(summary(read, low ? [low] : [], [])).toEqual(['2 ?', '3 low'])
})

test('an unmatched line goes when it is left out, or when its medicine was found for it', () => {
  const read = result(medicine('high', 1, 0.2))
  expect(summary(read, createCart(read.medicines), [placeKey(unread)])).toEqual(['1 high'])
  const found = foundFor({ ...medicine('found', 1, 0.9), source: undefined }, unread)
  expect(summary(read, [...createCart(read.medicines), lineFromPrescription(found)], [])).toEqual([
    '1 high',
    '2 found',
  ])
})

test('what the customer added stands last and has no number', () => {
  const read = result(medicine('low', 1, 0.6))
  const added = lineFromPrescription({ ...medicine('added', 1, 0), source: undefined })
  expect(summary(read, [added, ...createCart(read.medicines)], [])).toEqual(['1 ?', '2 low', '+ added'])
})

test.each([
  ['Tab. Pantop 40', 'Pantop 40'],
  ['1) TAB Metformin SR 500 1-0-1 x 15 d', 'Metformin SR 500'],
  ['Cap Vit D3 60,000 IU', 'Vit D3 60,000 IU'],
  ['Syp. Acoryhm', 'Acoryhm'],
  ['Crocin 650 BD x 5 days', 'Crocin 650'],
  ['Capnea 10', 'Capnea 10'],
  ['Odomos', 'Odomos'],
  ['', ''],
])('to find "%s" we search for "%s"', (read, words) => {
  expect(searchWords(read)).toBe(words)
})

test('lines stand in tens of their numbers, also when one has left; what was added stands in the last', () => {
  const medicines = Array.from({ length: 22 }, (_, at) => medicine(`M${at}`, 1, at / 30))
  const paper = { ...result(...medicines), unmatched: [] }
  const { source: _, ...added } = medicine('added', 1, 0)
  const lines = [
    ...createCart(medicines).filter(({ medicine: { id } }) => id !== 'M3'),
    lineFromPrescription(added),
  ]
  const stretches = stretchesOf(shownLines(paper, lines, []))
  expect(stretches.map(({ lines: some }) => some.length)).toEqual([9, 10, 2, 1])
  expect(new Set(stretches.map(({ key }) => key)).size).toBe(4)
  expect(stretches[1]?.lines[0]).toMatchObject({ number: 11 })
  expect(stretches[3]?.lines[0]).toMatchObject({ kind: 'added', key: 'added' })
})
