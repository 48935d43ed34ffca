import { asPaise, type Paise } from '../money/paise.ts'
import type { Pricing } from './medicine.ts'

/** The price after a whole-percent discount, rounded to the paisa. */
export const priceOf = (mrp: Paise, discountPercent: number): Pricing => ({
  mrp,
  sellingPrice: asPaise(Math.round((mrp * (100 - discountPercent)) / 100)),
  discountPercent,
})
