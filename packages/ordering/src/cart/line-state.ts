import { blockReason, type CartLine, QUANTITY } from '@dawadoot/domain/cart/line'
import type { Offer } from '@dawadoot/domain/cart/medicine'

/** What a line's tag says; exactly one holds. */
export type LineState = 'not_sold' | 'out_of_stock' | 'replaced' | 'added' | 'check' | 'checked' | 'sure'

export const lineState = (line: CartLine): LineState => {
  const reason = blockReason(line)
  if (reason === 'not_sold_online') return 'not_sold'
  if (reason) return 'out_of_stock'
  if (line.inPlaceOf) return 'replaced'
  if (line.addedByCustomer) return 'added'
  if (line.medicine.source?.tier !== 'check') return 'sure'
  return line.looksRight ? 'checked' : 'check'
}

/** The customer has not yet compared it with the paper. */
export const needsLook = ({ medicine, looksRight, inPlaceOf, addedByCustomer }: CartLine): boolean =>
  medicine.source?.tier === 'check' && !looksRight && !inPlaceOf && !addedByCustomer

/** What may take a line's place today. */
export const replacements = ({ medicine }: CartLine): readonly Offer[] =>
  medicine.schedule === 'X' ? [] : medicine.alternatives.filter(({ inStock }) => inStock)

/** Packs that the dosage asks for, where they are more than are taken: a suggestion only. */
export const suggestion = ({ medicine: { suggestedQty }, qty }: CartLine): number | undefined =>
  suggestedQty !== undefined && suggestedQty > qty && suggestedQty <= QUANTITY.max ? suggestedQty : undefined
