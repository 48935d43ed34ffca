import type { Medicine, Offer } from './medicine.ts'

export const QUANTITY = { min: 1, max: 10, default: 1 } as const

/**
 * One line of the cart. A replaced line keeps what it stands for, so the choice can be shown, sent with the order
 * and undone. The medicine's id is the line's id: no medicine is ever on two lines.
 */
export type CartLine = {
  medicine: Medicine
  qty: number
  /** What the prescription named, when an alternative was chosen in its place. */
  inPlaceOf?: Medicine | undefined
  /** Not read from the prescription: the customer searched for it. */
  addedByCustomer: boolean
  /** For a line marked "please check": the customer compared it with the paper. */
  looksRight: boolean
}

export type BlockReason = 'out_of_stock' | 'choose_alternative' | 'not_sold_online'

/** Why a line keeps the cart from going on, if it does. Specification, section 4, Cart rules. */
export const blockReason = ({ medicine }: CartLine): BlockReason | undefined => {
  if (medicine.schedule === 'X') return 'not_sold_online'
  if (medicine.inStock) return undefined
  return medicine.alternatives.some((alternative) => alternative.inStock)
    ? 'choose_alternative'
    : 'out_of_stock'
}

export const isBlocked = (line: CartLine): boolean => blockReason(line) !== undefined

/** Out-of-stock lines are limited to 0 and disabled. */
export const quantityOf = (line: CartLine): number => (isBlocked(line) ? 0 : line.qty)

export const clampQuantity = (qty: number): number =>
  Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.trunc(qty) || QUANTITY.min))

export const lineFromPrescription = (medicine: Medicine): CartLine => ({
  medicine,
  qty: QUANTITY.default,
  addedByCustomer: false,
  looksRight: false,
})

/** A chosen alternative as a medicine: it brings its own name, pack, composition, price and stock. */
export const asMedicine = (offer: Offer, instead: Medicine): Medicine => ({
  ...offer,
  alternatives: [],
  source: instead.source,
  dosage: instead.dosage,
})
