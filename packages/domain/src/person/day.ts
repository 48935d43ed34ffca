/** A calendar day as YYYY-MM-DD: no time, no zone. */
export type Day = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** False for days that the calendar does not have, such as 2020-02-31. */
export const isDay = (value: string): boolean => {
  const match = DAY.exec(value)
  if (!match) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** India has one zone and no daylight saving: five and a half hours ahead of UTC. */
export const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The day it is in India at this moment. */
export const indianDay = (now: Date): Day =>
  new Date(now.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10)
