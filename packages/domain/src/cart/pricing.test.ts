import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPaise, paiseFromRupees } from '../money/paise.ts'
import { priceOf } from './pricing.ts'

test.each([
  [61.72, 10, 5555],
  [100, 0, 10_000],
  [100, 90, 1000],
  [33.33, 33, 2233],
])('%d rupees less %d %% are %d paise', (mrp, discountPercent, sellingPrice) => {
  expect(priceOf(paiseFromRupees(mrp), discountPercent)).toEqual({
    mrp: paiseFromRupees(mrp),
    sellingPrice,
    discountPercent,
  })
})

test('a price lies between nothing and the MRP', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 0, max: 100 }), (mrp, discountPercent) => {
      const { sellingPrice } = priceOf(asPaise(mrp), discountPercent)
      expect(sellingPrice).toBeGreaterThanOrEqual(0)
      expect(sellingPrice).toBeLessThanOrEqual(mrp)
    }),
  )
})
