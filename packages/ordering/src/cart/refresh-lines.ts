import type { ChangedLine } from '@dawadoot/api/client/api-error'
import type { CartLine } from '@dawadoot/domain/cart/line'
import type { Medicine, Offer } from '@dawadoot/domain/cart/medicine'
import type { Paise } from '@dawadoot/domain/money/paise'
import type { PrescriptionResult } from '@dawadoot/domain/prescription/result'

/** What the customer has to see before going on: a price or a stock that is not as it was shown. */
export type CartChange =
  | { kind: 'price'; id: string; name: string; from: Paise; to: Paise }
  | { kind: 'out_of_stock' | 'in_stock'; id: string; name: string }

/** Everything that a result offers, by id: what was read, what may replace it, what else it may mean. */
const offersIn = (medicines: readonly Medicine[]): Map<string, Offer> => {
  const offers = new Map<string, Offer>()
  for (const medicine of medicines)
    for (const offer of [medicine, ...medicine.alternatives, ...(medicine.candidates ?? [])])
      offers.set(offer.id, offer)
  return offers
}

const priced = <M extends Offer>(mine: M, { pricing, inStock }: Pick<Offer, 'pricing' | 'inStock'>): M => ({
  ...mine,
  pricing,
  inStock,
})

/** The same lines at the prices and stock of another reading of the prescription; the choices stay. */
export const rereadLines = (
  lines: readonly CartLine[],
  { medicines }: Pick<PrescriptionResult, 'medicines'>,
): CartLine[] => {
  const offers = offersIn(medicines)
  const read = new Map(medicines.map((medicine) => [medicine.id, medicine]))
  const renew = (mine: Medicine): Medicine => {
    const whole = read.get(mine.id)
    if (whole) return { ...whole, source: mine.source, dosage: mine.dosage }
    const offer = offers.get(mine.id)
    return offer ? priced(mine, offer) : mine
  }
  return lines.map((line) => {
    const medicine = renew(line.medicine)
    return line.inPlaceOf
      ? { ...line, medicine: { ...medicine, alternatives: [] }, inPlaceOf: renew(line.inPlaceOf) }
      : { ...line, medicine }
  })
}

/** Ids that no reading of the prescription mentions: the customer searched for them. */
export const notInResult = (
  lines: readonly CartLine[],
  { medicines }: Pick<PrescriptionResult, 'medicines'>,
): CartLine[] => {
  const offers = offersIn(medicines)
  return lines.filter((line) => !offers.has(line.medicine.id))
}

/** The lines as the server knows them now, from its refusal of an order or from a search. */
export const correctLines = (
  lines: readonly CartLine[],
  corrections: readonly Pick<ChangedLine, 'id' | 'pricing' | 'inStock'>[],
): CartLine[] => {
  const byId = new Map(corrections.map((line) => [line.id, line]))
  return lines.map((line) => {
    const now = byId.get(line.medicine.id)
    return now ? { ...line, medicine: priced(line.medicine, now) } : line
  })
}

/** What differs between two states of the same lines. */
export const changesBetween = (before: readonly CartLine[], after: readonly CartLine[]): CartChange[] => {
  const earlier = new Map(before.map((line) => [line.medicine.id, line.medicine]))
  return after.flatMap(({ medicine: { id, name, pricing, inStock } }): CartChange[] => {
    const was = earlier.get(id)
    if (!was) return []
    if (was.inStock !== inStock) return [{ kind: inStock ? 'in_stock' : 'out_of_stock', id, name }]
    const from = was.pricing.sellingPrice
    return from === pricing.sellingPrice ? [] : [{ kind: 'price', id, name, from, to: pricing.sellingPrice }]
  })
}
