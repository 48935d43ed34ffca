import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPaise, paiseFromRupees, rupeesFromPaise, sumPaise, timesPaise, zeroPaise } from './paise.ts'

test.each([
  [0, 0],
  [1, 100],
  [0.1, 10],
  [55.55, 5555],
  [61.72, 6172],
  [19.99, 1999],
  [1.005, 101],
  [99999.5, 9_999_950],
  [0.1 + 0.2 - 0.3, 0],
  [-2.5, -250],
])('%d rupees are %d paise', (rupees, expected) => {
  expect(paiseFromRupees(rupees)).toBe(expected)
})

test.each([0.5, Number.NaN, Infinity, 2 ** 53])('%d is no amount of paise', (amount) => {
  expect(() => asPaise(amount)).toThrow(RangeError)
})

test.each([Number.NaN, Infinity, 1e30])('%d rupees are refused', (rupees) => {
  expect(() => paiseFromRupees(rupees)).toThrow(RangeError)
})

test.each([
  [55.55, 2, 11_110],
  [61.72, 2, 12_344],
  [19.99, 3, 5997],
  [0.1, 3, 30],
  [1.005, 10, 1010],
])('%d rupees times %d are %d paise, without a paisa lost', (rupees, count, expected) => {
  expect(timesPaise(paiseFromRupees(rupees), count)).toBe(expected)
})

test('a sum of nothing is zero', () => {
  expect(sumPaise([])).toBe(zeroPaise)
})

test('an amount survives the way over the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(paiseFromRupees(rupeesFromPaise(asPaise(amount)))).toBe(amount)
    }),
  )
})
