import type { ChangedLine } from '@dawadoot/api/contract/problem'
import type { ShelvedMedicine } from '../medicines/shelf.ts'
import { pricingToWire } from '../medicines/to-wire.ts'
import { problem, type ProblemError } from '../web/problem.ts'
import type { Judgement } from './judge-lines.ts'

const linesNow = (ids: readonly string[], shelves: ReadonlyMap<string, ShelvedMedicine>): ChangedLine[] =>
  [...new Set(ids)].flatMap((id) => {
    const medicine = shelves.get(id)
    return medicine
      ? [{ id, pricing: pricingToWire(medicine.pricing), availability: { inStock: medicine.packs > 0 } }]
      : []
  })

/** One medicine of which some are left needs another word than one that is gone. */
const shortage = (short: readonly { name: string; left: number }[]): string | undefined => {
  const some = short.find(({ left }) => left > 0)
  if (!some || short.some(({ left }) => left === 0)) return undefined
  return `Only ${some.left} of ${some.name} ${some.left === 1 ? 'is' : 'are'} left. Choose fewer and confirm again.`
}

/** Why an order was not placed, with the lines as they stand now where the customer can confirm those. */
export const refuseOrder = (
  judgement: Exclude<Judgement, { verdict: 'placed' }>,
  ids: readonly string[],
  shelves: ReadonlyMap<string, ShelvedMedicine>,
): ProblemError => {
  switch (judgement.verdict) {
    case 'invalid':
      return problem('input_invalid', { fields: judgement.fields })
    case 'not_sold':
      return problem('medicine_not_sold', {
        message: `We cannot sell this medicine online. Take it out of the cart: ${judgement.names.join(', ')}.`,
      })
    case 'out_of_stock': {
      const message = shortage(judgement.short)
      return problem('out_of_stock', { ...(message && { message }), lines: linesNow(ids, shelves) })
    }
    case 'price_changed':
      return problem('price_changed', { lines: linesNow(ids, shelves) })
  }
}
