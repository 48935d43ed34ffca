import {
  asMedicine,
  type CartLine,
  clampQuantity,
  isBlocked,
  lineFromPrescription,
  QUANTITY,
} from './line.ts'
import type { Medicine, Offer } from './medicine.ts'

/**
 * The cart's rules. Every function returns a new list; a medicine is on one line at most, and what would make a
 * second line adds to the first (quantity stays 1 to 10). Specification, sections 4 and 5.
 */
export type CartLines = readonly CartLine[]

const merge = (lines: CartLines): CartLine[] => {
  const byId = new Map<string, CartLine>()
  for (const line of lines) {
    const earlier = byId.get(line.medicine.id)
    if (!earlier) byId.set(line.medicine.id, line)
    else {
      // what was read from the prescription stays marked as read
      const kept = earlier.addedByCustomer ? line : earlier
      byId.set(line.medicine.id, { ...kept, qty: clampQuantity(earlier.qty + line.qty) })
    }
  }
  return [...byId.values()]
}

/** Each loaded medicine starts at quantity 1; a medicine that was read twice is one line. */
export const createCart = (medicines: readonly Medicine[]): CartLine[] => {
  const once = new Map<string, Medicine>()
  for (const medicine of medicines) if (!once.has(medicine.id)) once.set(medicine.id, medicine)
  return Array.from(once.values(), lineFromPrescription)
}

const change = (lines: CartLines, id: string, to: (line: CartLine) => CartLine): CartLine[] =>
  lines.map((line) => (line.medicine.id === id ? to(line) : line))

export const setQuantity = (lines: CartLines, id: string, qty: number): CartLine[] =>
  change(lines, id, (line) => ({ ...line, qty: clampQuantity(qty) }))

export const confirmLine = (lines: CartLines, id: string): CartLine[] =>
  change(lines, id, (line) => ({ ...line, looksRight: true }))

/** Puts an alternative in the place of a line; what the prescription named is kept for the pharmacist. */
export const replaceLine = (lines: CartLines, id: string, alternative: Offer): CartLine[] =>
  merge(
    change(lines, id, (line) => ({
      ...line,
      medicine: asMedicine(alternative, line.medicine),
      inPlaceOf: line.inPlaceOf ?? line.medicine,
    })),
  )

export const undoReplace = (lines: CartLines, id: string): CartLine[] =>
  merge(
    change(lines, id, (line) =>
      line.inPlaceOf ? { ...line, medicine: line.inPlaceOf, inPlaceOf: undefined } : line,
    ),
  )

/** The customer says that a doubtful line means another medicine: that is a reading, not a replacement. */
export const chooseReading = (lines: CartLines, id: string, medicine: Medicine): CartLine[] =>
  merge(change(lines, id, (line) => ({ ...line, medicine, inPlaceOf: undefined, looksRight: true })))

export const addMedicine = (lines: CartLines, medicine: Medicine): CartLine[] =>
  merge([...lines, { medicine, qty: QUANTITY.default, addedByCustomer: true, looksRight: true }])

export const removeLine = (lines: CartLines, id: string): CartLine[] =>
  lines.filter((line) => line.medicine.id !== id)

/** What Proceed does: splits the cart into what stays and what was left out. */
export const leaveOutBlocked = (lines: CartLines): { kept: CartLine[]; leftOut: CartLine[] } => ({
  kept: lines.filter((line) => !isBlocked(line)),
  leftOut: lines.filter(isBlocked),
})

/** The clearing effect before blocked lines are gone. */
export const CLEAR_OUT_MS = 500

export type CartAction = 'proceed' | 'payment_method'

/** The button reads "Proceed" while something blocks, and "Payment method" otherwise. */
export const cartAction = (lines: CartLines): CartAction =>
  lines.some(isBlocked) ? 'proceed' : 'payment_method'
