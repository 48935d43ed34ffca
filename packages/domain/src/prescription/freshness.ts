import type { Day } from '../person/day.ts'

export type DateFlag = 'missing' | 'old'

const MONTHS = 6

/** A missing date, or one more than six months back, is shown to the customer and to the pharmacist. */
export const flagPrescriptionDate = (date: Day | undefined, today: Day): DateFlag | undefined => {
  if (!date) return 'missing'
  const limit = new Date(`${today}T00:00:00Z`)
  limit.setUTCMonth(limit.getUTCMonth() - MONTHS)
  return date < limit.toISOString().slice(0, 10) ? 'old' : undefined
}
