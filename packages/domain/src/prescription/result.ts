import type { Medicine } from '../cart/medicine.ts'
import type { Day } from '../person/day.ts'
import type { UnmatchedLine } from './reading.ts'

/** The picture of a page: `url` is an API path that needs the bearer, sizes are in px. */
export type ResultPage = { page: number; url: string; width: number; height: number }

/** What was read from a prescription, as it can be sold to one address. */
export type PrescriptionResult = {
  medicines: readonly Medicine[]
  unmatched: readonly UnmatchedLine[]
  pages: readonly ResultPage[]
  warehouseId: string
  /** The address's position is only roughly known: we will confirm. */
  toBeConfirmed: boolean
  patient?: string | undefined
  doctor?: string | undefined
  date?: Day | undefined
  /** Why nothing could be read, in words for the patient. */
  readFailed?: string | undefined
}
