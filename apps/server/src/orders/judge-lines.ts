import { QUANTITY } from '@dawadoot/domain/cart/line'
import type { Pricing, Schedule } from '@dawadoot/domain/cart/medicine'
import { asPaise, type Paise, sumPaise, timesPaise } from '@dawadoot/domain/money/paise'

/** What the customer saw when they pressed the button. Amounts in paise. */
export type Claim = {
  lines: readonly ClaimedLine[]
  totals: { subtotal: Paise; total: Paise; discount: Paise; itemCount: number }
}
type ClaimedLine = { medicineId: string; qty: number; mrp: Paise; sellingPrice: Paise }

/** A medicine as it stands now at the warehouse; `packs` is what is left. */
export type Shelf = { id: string; name: string; pricing: Pricing; schedule: Schedule; packs: number }

export type PricedLine = { medicineId: string; name: string; qty: number; mrp: Paise; price: Paise }

export type Judgement =
  | { verdict: 'placed'; lines: PricedLine[]; subtotal: Paise; total: Paise; discount: Paise }
  | { verdict: 'invalid'; fields: Record<string, string> }
  | { verdict: 'not_sold'; names: string[] }
  | { verdict: 'out_of_stock'; short: { name: string; left: number }[] }
  | { verdict: 'price_changed' }

/** A medicine on two lines is one line with the sum of both. */
const merge = (lines: readonly ClaimedLine[]): ClaimedLine[] => {
  const byId = new Map<string, ClaimedLine>()
  for (const line of lines) {
    const earlier = byId.get(line.medicineId)
    byId.set(line.medicineId, earlier ? { ...line, qty: earlier.qty + line.qty } : line)
  }
  return [...byId.values()]
}

/**
 * Decides whether an order can be placed as the customer saw it. Prices, totals and stock are the server's: the
 * claim is only compared. Decisions, "Prescription, cart, order".
 */
export const judgeLines = (claim: Claim, shelves: ReadonlyMap<string, Shelf>): Judgement => {
  const fields: Record<string, string> = {}
  if (claim.totals.itemCount !== claim.lines.length) fields['totals.itemCount'] = 'Not the number of lines'
  const found = merge(claim.lines).flatMap((line) => {
    const at = claim.lines.findIndex(({ medicineId }) => medicineId === line.medicineId)
    const shelf = shelves.get(line.medicineId)
    if (!shelf) fields[`medicines.${at}.id`] = 'We do not know this medicine.'
    if (line.qty > QUANTITY.max) fields[`medicines.${at}.qty`] = `At most ${QUANTITY.max} of one medicine`
    return shelf ? [{ line, shelf }] : []
  })
  if (Object.keys(fields).length > 0) return { verdict: 'invalid', fields }

  const unsold = found.filter(({ shelf }) => shelf.schedule === 'X')
  if (unsold.length > 0) return { verdict: 'not_sold', names: unsold.map(({ shelf }) => shelf.name) }

  const short = found.filter(({ line, shelf }) => shelf.packs < line.qty)
  if (short.length > 0)
    return {
      verdict: 'out_of_stock',
      short: short.map(({ shelf }) => ({ name: shelf.name, left: shelf.packs })),
    }

  const lines = found.map(({ line, shelf }) => ({
    medicineId: shelf.id,
    name: shelf.name,
    qty: line.qty,
    mrp: shelf.pricing.mrp,
    price: shelf.pricing.sellingPrice,
  }))
  const subtotal = sumPaise(lines.map(({ mrp, qty }) => timesPaise(mrp, qty)))
  const total = sumPaise(lines.map(({ price, qty }) => timesPaise(price, qty)))
  const discount = asPaise(Math.max(0, subtotal - total))
  const asSeen =
    claim.totals.subtotal === subtotal &&
    claim.totals.total === total &&
    claim.totals.discount === discount &&
    claim.lines.every((line) => {
      const shelf = shelves.get(line.medicineId)
      return shelf?.pricing.mrp === line.mrp && shelf.pricing.sellingPrice === line.sellingPrice
    })
  return asSeen ? { verdict: 'placed', lines, subtotal, total, discount } : { verdict: 'price_changed' }
}
