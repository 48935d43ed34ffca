import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees, formatWholeRupees } from './format-rupees.ts'
import { asPaise, paiseFromRupees } from './paise.ts'

test.each([
  [0, '₹0.00'],
  [0.05, '₹0.05'],
  [999, '₹999.00'],
  [1000, '₹1,000.00'],
  [99_999.5, '₹99,999.50'],
  [100_000, '₹1,00,000.00'],
  [1_123_000, '₹11,23,000.00'],
  [123_456_789.01, '₹12,34,56,789.01'],
  [-317.45, '-₹317.45'],
])('%d rupees are written %s', (rupees, expected) => {
  expect(formatRupees(paiseFromRupees(rupees))).toBe(expected)
})

test.each([
  [750, '₹750'],
  [22_500, '₹22,500'],
  [273_750, '₹2,73,750'],
  [999.5, '₹1,000'],
  [-0.2, '₹0'],
  [-1234, '-₹1,234'],
])('%d rupees without decimals are written %s', (rupees, expected) => {
  expect(formatWholeRupees(paiseFromRupees(rupees))).toBe(expected)
})

test('grouping never changes the digits, and groups as India does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (amount) => {
      const text = formatRupees(asPaise(amount))
      expect(Number(text.replace(/[^0-9]/g, ''))).toBe(amount)
      expect(text).toMatch(/^₹(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})\.\d{2}$/)
    }),
  )
})
