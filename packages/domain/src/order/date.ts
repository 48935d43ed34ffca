import { IST_OFFSET_MS } from '../person/day.ts'
import { instantOf } from './instant.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const UNKNOWN_DATE = 'Unknown date'

/**
 * 'D MMMM YYYY, hh:mm a' in Indian time, e.g. "1 August 2026, 12:05 am". Written out because Node's and the
 * browsers' locale data give different texts for it.
 */
export const formatOrderDate = (iso: string | undefined | null): string => {
  const time = instantOf(iso)
  if (time === undefined) return UNKNOWN_DATE
  const local = new Date(time + IST_OFFSET_MS)
  const hour = local.getUTCHours()
  const two = (value: number): string => String(value).padStart(2, '0')
  const month = MONTHS[local.getUTCMonth()] ?? ''
  const clock = `${two(hour % 12 || 12)}:${two(local.getUTCMinutes())} ${hour < 12 ? 'am' : 'pm'}`
  return `${local.getUTCDate()} ${month} ${local.getUTCFullYear()}, ${clock}`
}

/** "27 November 2026" for a YYYY-MM-DD day. */
export const formatDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 0) - 1] ?? ''} ${year}`
}

/** The time of day alone, as people read it: "12:05 am"; undefined when there is none. */
export const formatOrderTime = (iso: string | undefined | null): string | undefined =>
  instantOf(iso) === undefined ? undefined : formatOrderDate(iso).replace(/^.*, /, '')
