import type { Letterhead } from '../reading.ts'
import { parseDate } from './parse-date.ts'

/**
 * Patient, doctor and date, where a line says so. Takes the rows of all pages in reading order; a date after `today`
 * (YYYY-MM-DD) is none.
 */
export function parseLetterhead(rows: readonly string[], today?: string): Letterhead {
  const patient = firstOf(rows, patientIn)
  const doctor = firstOf(rows, doctorIn)
  const date =
    firstOf(rows, (row) => labelledDateIn(row, today)) ?? firstOf(rows, (row) => plainDateIn(row, today))
  return { ...(patient && { patient }), ...(doctor && { doctor }), ...(date && { date }) }
}

function firstOf(rows: readonly string[], find: (row: string) => string | undefined): string | undefined {
  for (const row of rows) {
    const found = find(row)
    if (found) return found
  }
  return undefined
}

const NAME = String.raw`((?:(?:mr|mrs|ms|miss|master|baby|smt|shri|sri|kum)\b\.?\s*)?[a-z][a-z.']*(?: [a-z][a-z.']*){0,4})`
const PATIENT = new RegExp(
  String.raw`\b(?:patient(?:'?s)?(?: name)?|pt\.?(?: name)?|name)\s*[:;.-]+\s*${NAME}`,
  'i',
)
const DOCTOR = new RegExp(String.raw`(?:^|\s)dr(?:[.,:]\s*|\s+)${NAME}`, 'i')
/** What stands on the same row after a name and is not part of it. */
const NEXT_FIELD =
  /\s+(?:age|sex|gender|date|dt|uhid|opd|mob|ph|wt|m\.?b\.?b\.?s|m\.?d|m\.?s|dnb|dch|reg|regn|consultant|clinic|hospital|address)\b.*$/i
/** Names of places to fill in ("Doctor's name") and sentences ("Dr. will see you") are no names. */
const NOT_A_NAME = /^(?:name|age|sex|date|will|is|has|signature|sign|advice|consultation)\b/i

const patientIn = (row: string) => nameFrom(PATIENT.exec(row)?.[1])
function doctorIn(row: string): string | undefined {
  const name = nameFrom(DOCTOR.exec(row)?.[1])
  return name && `Dr. ${name}`
}

function nameFrom(text: string | undefined): string | undefined {
  const name = text
    ?.replace(NEXT_FIELD, '')
    .replaceAll(/[.'\s]+$/g, '')
    .trim()
  return name && name.length >= 3 && !NOT_A_NAME.test(name) ? name : undefined
}

/** A birthday or the next visit is not the day of the prescription. */
const OTHER_DAY =
  /\b(?:d\.?o\.?b|birth|review|next|follow|valid|expiry|exp|mfg|lmp|edd|admission|discharge)\b/i

const labelledDateIn = (row: string, today?: string) => {
  const label = /\b(?:date|dt|dated)\b\s*[:;.-]*\s*(.+)$/i.exec(row)
  return label?.[1] && !OTHER_DAY.test(row) ? parseDate(label[1], today) : undefined
}
const plainDateIn = (row: string, today?: string) => (OTHER_DAY.test(row) ? undefined : parseDate(row, today))
