import type { Paise } from '../money/paise.ts'
import type { Dosage, LineSource } from '../prescription/reading.ts'

/** Drugs Rules schedules; X is never sold online, H1 carries a badge. */
export const SCHEDULES = ['OTC', 'G', 'H', 'H1', 'X'] as const
export type Schedule = (typeof SCHEDULES)[number]

export type Pricing = { mrp: Paise; sellingPrice: Paise; discountPercent: number }

/** A medicine as a shop offers it to one customer at one warehouse. */
export type Offer = {
  id: string
  name: string
  /** The pack, e.g. "strip of 10 tablets". */
  stripUnit: string
  composition: readonly string[]
  pricing: Pricing
  inStock: boolean
  schedule: Schedule
}

export type Medicine = Offer & {
  /** Same composition and form; empty for salts that must not be swapped. */
  alternatives: readonly Offer[]
  source?: LineSource | undefined
  dosage?: Dosage | undefined
  /** Packs that the dosage asks for, a suggestion only. */
  suggestedQty?: number | undefined
  /** For a "please check" line: other readings of the same words, best first. */
  candidates?: readonly Offer[] | undefined
}
