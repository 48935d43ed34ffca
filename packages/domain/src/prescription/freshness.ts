import type { Day } from '../person/day.ts'

export type DateFlag = 'missing' | 'old'

const MONTHS = 6

/** The same day of an earlier month, or that month's last day where it is shorter: 31 August less six is 28 February. */
const monthsBefore = (day: Day, months: number): Day => {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}

/** A missing date, or one more than six months back, is shown to the customer and to the pharmacist. */
export const flagPrescriptionDate = (date: Day | undefined, today: Day): DateFlag | undefined => {
  if (!date) return 'missing'
  return date < monthsBefore(today, MONTHS) ? 'old' : undefined
}
