import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFromRupees } from '../money/paise.ts'
import {
  addMedicine,
  type CartLines,
  cartAction,
  chooseReading,
  CLEAR_OUT_MS,
  confirmLine,
  createCart,
  leaveOutBlocked,
  removeLine,
  replaceLine,
  setQuantity,
  undoReplace,
} from './cart.ts'
import type { Medicine, Offer } from './medicine.ts'
import { priceOf } from './pricing.ts'
import { cartTotals } from './totals.ts'

const offer = (id: string, change: Partial<Offer> = {}): Offer => ({
  id,
  name: `Medicine ${id}`,
  stripUnit: 'strip of 10 tablets',
  composition: ['Paracetamol 500 mg'],
  pricing: priceOf(paiseFromRupees(100), 10),
  inStock: true,
  schedule: 'H',
  ...change,
})
const medicine = (id: string, change: Partial<Medicine> = {}): Medicine => ({
  ...offer(id, change),
  alternatives: [],
  ...change,
})
const shown = (lines: CartLines) => lines.map(({ medicine: { id }, qty }) => `${id} x ${qty}`)

test('each loaded medicine starts at quantity 1, nothing replaced and nothing confirmed', () => {
  expect(createCart([medicine('a')])).toEqual([
    { medicine: medicine('a'), qty: 1, addedByCustomer: false, looksRight: false },
  ])
})

test('a medicine that was read twice is one line, where it was first read', () => {
  const first = medicine('a', { name: 'as first read' })
  const lines = createCart([first, medicine('b'), medicine('a', { name: 'as read again' })])
  expect(shown(lines)).toEqual(['a x 1', 'b x 1'])
  expect(lines[0]?.medicine).toBe(first)
})

test('replacing by a medicine that is already a line makes one line of both', () => {
  const lines = replaceLine(setQuantity(createCart([medicine('a'), medicine('b')]), 'a', 3), 'a', offer('b'))
  expect(shown(lines)).toEqual(['b x 4'])
})

test('adding a medicine that is already a line adds to it', () => {
  expect(shown(addMedicine(createCart([medicine('a')]), medicine('a')))).toEqual(['a x 2'])
})

test('what two lines add up to stays within 10', () => {
  const lines = setQuantity(createCart([medicine('a')]), 'a', 10)
  expect(shown(addMedicine(lines, medicine('a')))).toEqual(['a x 10'])
})

test('a medicine that was added and then turns out to be prescribed counts as prescribed', () => {
  const added = addMedicine(createCart([medicine('doubtful')]), medicine('a')).toReversed()
  const [line] = chooseReading(added, 'doubtful', medicine('a'))
  expect(line).toMatchObject({ qty: 2, addedByCustomer: false })
})

test('an added medicine is marked as added by the customer', () => {
  expect(addMedicine([], medicine('a'))[0]).toMatchObject({ addedByCustomer: true, qty: 1 })
})

test('a replacement brings its own name, pack, composition, price, stock and alternatives', () => {
  const prescribed = medicine('a', {
    inStock: false,
    alternatives: [offer('b')],
    dosage: { text: '1-0-1' },
  })
  const alternative = offer('b', {
    stripUnit: 'strip of 15 tablets',
    pricing: priceOf(paiseFromRupees(80), 20),
  })
  const [line] = replaceLine(createCart([prescribed]), 'a', alternative)
  expect(line?.medicine).toMatchObject({ ...alternative, alternatives: [], dosage: { text: '1-0-1' } })
  expect(line?.inPlaceOf).toBe(prescribed)
})

test('replacing twice and undoing gives back what the prescription named', () => {
  const cart = createCart([medicine('a')])
  const twice = replaceLine(replaceLine(cart, 'a', offer('b')), 'b', offer('c'))
  expect(twice[0]?.inPlaceOf?.id).toBe('a')
  expect(undoReplace(twice, 'c')).toEqual([{ ...cart[0], inPlaceOf: undefined }])
})

test('undoing where nothing was replaced changes nothing', () => {
  const cart = createCart([medicine('a')])
  expect(undoReplace(cart, 'a')).toEqual(cart)
})

test('choosing another reading of a doubtful line is no replacement', () => {
  const [line] = chooseReading(createCart([medicine('a')]), 'a', medicine('b'))
  expect(line).toMatchObject({ medicine: { id: 'b' }, looksRight: true, inPlaceOf: undefined })
})

test('a doubtful line can be confirmed as it is', () => {
  expect(confirmLine(createCart([medicine('a')]), 'a')[0]?.looksRight).toBe(true)
})

test('each line keeps its own quantity while others are removed and replaced', () => {
  let lines: CartLines = createCart([medicine('a'), medicine('b'), medicine('c')])
  lines = setQuantity(lines, 'c', 7)
  lines = removeLine(lines, 'a')
  lines = replaceLine(lines, 'b', offer('d'))
  expect(shown(lines)).toEqual(['d x 1', 'c x 7'])
})

test('Proceed leaves out what blocks and keeps the rest', () => {
  const lines = createCart([
    medicine('good'),
    medicine('gone', { inStock: false }),
    medicine('choose', { inStock: false, alternatives: [offer('x')] }),
  ])
  expect(cartAction(lines)).toBe('proceed')
  const { kept, leftOut } = leaveOutBlocked(lines)
  expect(shown(kept)).toEqual(['good x 1'])
  expect(shown(leftOut)).toEqual(['gone x 1', 'choose x 1'])
  expect(cartAction(kept)).toBe('payment_method')
  expect(CLEAR_OUT_MS).toBe(500)
})

test('once an alternative is chosen, nothing blocks', () => {
  const lines = createCart([medicine('a', { inStock: false, alternatives: [offer('b')] })])
  expect(cartAction(replaceLine(lines, 'a', offer('b')))).toBe('payment_method')
})

const IDS = ['a', 'b', 'c', 'd']
const anyId = fc.constantFrom(...IDS)
const anyStep: fc.Arbitrary<(lines: CartLines) => CartLines> = fc.oneof(
  anyId.map((id) => (lines: CartLines) => addMedicine(lines, medicine(id))),
  anyId.map((id) => (lines: CartLines) => removeLine(lines, id)),
  anyId.map((id) => (lines: CartLines) => undoReplace(lines, id)),
  fc.tuple(anyId, fc.double()).map(
    ([id, qty]) =>
      (lines: CartLines) =>
        setQuantity(lines, id, qty),
  ),
  fc.tuple(anyId, anyId).map(
    ([from, to]) =>
      (lines: CartLines) =>
        replaceLine(lines, from, offer(to)),
  ),
  fc.tuple(anyId, anyId).map(
    ([from, to]) =>
      (lines: CartLines) =>
        chooseReading(lines, from, medicine(to)),
  ),
)

test('whatever is done, no medicine is on two lines and every quantity is a whole number from 1 to 10', () => {
  fc.assert(
    fc.property(fc.array(anyId), fc.array(anyStep), (read, steps) => {
      const lines = steps.reduce(
        (cart, step) => step(cart),
        createCart(read.map((id) => medicine(id))) as CartLines,
      )
      const ids = lines.map((line) => line.medicine.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { qty } of lines) expect(qty >= 1 && qty <= 10 && Number.isInteger(qty)).toBe(true)
      const { subtotal, total, discount } = cartTotals(lines)
      expect(total + discount).toBe(subtotal)
    }),
  )
})
