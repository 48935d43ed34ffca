import { QUANTITY } from '@dawadoot/domain/cart/line'
import type { Dosage, Frequency } from '@dawadoot/domain/prescription/reading'

/** Forms that are taken by the piece; of a syrup or a cream one pack is as good a guess as any. */
const COUNTED_FORMS: ReadonlySet<string> = new Set(['tablet', 'capsule', 'sachet', 'suppository', 'respules'])

/** `sos` has no rate: how often it is taken is the patient's to say. */
const PER_DAY: Readonly<Partial<Record<Frequency, number>>> = {
  od: 1,
  bd: 2,
  tds: 3,
  qid: 4,
  hs: 1,
}

/** On the days that it is taken it is taken by the pattern: 1-0-0 every other day is half a piece a day. */
const SOME_DAYS: Readonly<Partial<Record<Frequency, number>>> = {
  alternate_days: 1 / 2,
  weekly: 1 / 7,
  twice_weekly: 2 / 7,
  thrice_weekly: 3 / 7,
}

const unitsPerDay = (dosage: Dosage): number | undefined => {
  const share = (dosage.frequency && SOME_DAYS[dosage.frequency]) ?? 1
  if (dosage.times) return share * (dosage.times.morning + dosage.times.afternoon + dosage.times.night)
  if (dosage.everyHours) return 24 / dosage.everyHours
  return dosage.frequency && (SOME_DAYS[dosage.frequency] ?? PER_DAY[dosage.frequency])
}

/**
 * Packs that a dosage asks for, from 1 to the most a line may hold; undefined where the paper does not say enough.
 * `unitsPerPack` counts pieces.
 */
export const suggestQuantity = (
  dosage: Dosage | undefined,
  pack: { form: string; unitsPerPack: number },
): number | undefined => {
  if (!dosage?.days || !COUNTED_FORMS.has(pack.form) || pack.unitsPerPack <= 0) return undefined
  const perDay = unitsPerDay(dosage)
  if (!perDay) return undefined
  // Seven weekly doses are one a week: without the rounding 1/7 * 7 would ask for a second piece.
  const units = Math.ceil(Number((perDay * dosage.days).toFixed(6)))
  return Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.ceil(units / pack.unitsPerPack)))
}
