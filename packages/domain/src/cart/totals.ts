import { asPaise, type Paise, sumPaise, timesPaise } from '../money/paise.ts'
import { type CartLine, isBlocked } from './line.ts'

export type Totals = {
  /** Sum of MRP times quantity. */
  subtotal: Paise
  /** Sum of selling price times quantity. */
  total: Paise
  /** Subtotal minus total, at least 0. */
  discount: Paise
  /** Sum of quantities. */
  itemCount: number
}

/** Specification, section 3, Totals. Only in-stock items or chosen alternatives count. */
export const cartTotals = (lines: readonly CartLine[]): Totals => {
  const counted = lines.filter((line) => !isBlocked(line))
  const subtotal = sumPaise(counted.map(({ medicine, qty }) => timesPaise(medicine.pricing.mrp, qty)))
  const total = sumPaise(counted.map(({ medicine, qty }) => timesPaise(medicine.pricing.sellingPrice, qty)))
  return {
    subtotal,
    total,
    discount: asPaise(Math.max(0, subtotal - total)),
    itemCount: counted.reduce((sum, { qty }) => sum + qty, 0),
  }
}
