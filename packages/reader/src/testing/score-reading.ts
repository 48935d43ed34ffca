import { isDeepStrictEqual } from 'node:util'
import type { Dosage } from '@dawadoot/domain/prescription/reading'
import { parseDosage } from '../parse/parse-dosage.ts'
import type { KnownMedicine, Reading } from '../reading.ts'
import type { WrittenMedicine } from './written-medicine.ts'

/** Counts of one reading against the truth, or of many added up. */
export type Score = {
  written: number
  found: number
  /** Medicines in the answer that were written. */
  right: number
  /** Written medicines that the answer has. */
  recalled: number
  /** Written medicines that are at least among a line's candidates. */
  offered: number
  sure: number
  sureRight: number
  /** Written by brand, and how many of those are sure: a salt's name never is. */
  byBrand: number
  byBrandSure: number
  /** Of the lines found as written, those whose directions mean what is written. */
  exact: number
  exactDirected: number
}

export const noScore: Score = {
  written: 0,
  found: 0,
  right: 0,
  recalled: 0,
  offered: 0,
  sure: 0,
  sureRight: 0,
  byBrand: 0,
  byBrandSure: 0,
  exact: 0,
  exactDirected: 0,
}

export function addScores(a: Score, b: Score): Score {
  return {
    written: a.written + b.written,
    found: a.found + b.found,
    right: a.right + b.right,
    recalled: a.recalled + b.recalled,
    offered: a.offered + b.offered,
    sure: a.sure + b.sure,
    sureRight: a.sureRight + b.sureRight,
    byBrand: a.byBrand + b.byBrand,
    byBrandSure: a.byBrandSure + b.byBrandSure,
    exact: a.exact + b.exact,
    exactDirected: a.exactDirected + b.exactDirected,
  }
}

export function scoreReading(
  reading: Reading,
  written: readonly WrittenMedicine[],
  medicines: readonly KnownMedicine[],
): Score {
  const byId = new Map(medicines.map((medicine) => [medicine.id, medicine]))
  const found = reading.status === 'read' ? reading.medicines : []
  const means = (id: string, truth: WrittenMedicine) =>
    sameAsWritten(byId.get(id), byId.get(truth.medicineId), truth)
  const right = found.filter(({ medicineId }) => written.some((truth) => means(medicineId, truth)))
  const sure = found.filter(({ source }) => source.tier === 'sure')
  const exact = written.flatMap((truth) => {
    const same = found.find(({ medicineId }) => medicineId === truth.medicineId)
    return same ? [{ read: same.dosage, written: parseDosage(truth.directions) }] : []
  })
  const byBrand = written.filter(({ bySalt }) => !bySalt)
  return {
    written: written.length,
    found: found.length,
    right: right.length,
    recalled: written.filter((truth) => found.some(({ medicineId }) => means(medicineId, truth))).length,
    offered: written.filter((truth) =>
      found.some(({ candidates }) => candidates.some((id) => means(id, truth))),
    ).length,
    sure: sure.length,
    sureRight: sure.filter((medicine) => right.includes(medicine)).length,
    byBrand: byBrand.length,
    byBrandSure: byBrand.filter((truth) => sure.some(({ medicineId }) => means(medicineId, truth))).length,
    exact: exact.length,
    exactDirected: exact.filter(({ read, written: meant }) =>
      isDeepStrictEqual(meaning(read), meaning(meant)),
    ).length,
  }
}

/** A dosage without its wording. */
const meaning = (dosage: Dosage | undefined) => dosage && { ...dosage, text: '' }

/** Whether a medicine is what the words on the paper say: by salt any brand of it, and every number that is written. */
function sameAsWritten(
  found: KnownMedicine | undefined,
  meant: KnownMedicine | undefined,
  { bySalt, text }: WrittenMedicine,
): boolean {
  if (!found || !meant) return false
  if (found.id === meant.id) return true
  if (bySalt) return found.composition === meant.composition
  const numbers = numbersIn(`${found.name} ${found.strength}`)
  const sameNumbers = numbersIn(text).every((number) => numbers.includes(number))
  return found.brand === meant.brand && found.form === meant.form && sameNumbers
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? []
