const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The first date in a text, day before month as in India, as YYYY-MM-DD. Only days that exist, from 2000 on, and none after
 * `today` (YYYY-MM-DD): nothing was prescribed tomorrow.
 */
export function parseDate(text: string, today?: string): string | undefined {
  const date = dateIn(text)
  return date && today && date > today ? undefined : date
}

/** OCR may put a blank anywhere, also between the digits of the month. */
const NUMERIC = /(?<!\d)(\d{1,2})\s?([/.-])\s?(\d\s?\d|\d)\s?\2\s?(\d{4}|\d{2})(?!\d)/

function dateIn(text: string): string | undefined {
  const iso = /(?<!\d)(20\d\d)-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text)
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = NUMERIC.exec(text)
  if (numeric)
    return calendarDay(fullYear(numeric[4]), Number(numeric[3]?.replace(/\s/, '')), Number(numeric[1]))
  const worded = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s-]*([a-z]{3})[a-z]*[\s,.-]*(\d{4}|\d{2})(?!\d)/i.exec(
    text,
  )
  const month = MONTHS.indexOf(worded?.[2]?.toLowerCase() ?? '')
  return worded && month >= 0 ? calendarDay(fullYear(worded[3]), month + 1, Number(worded[1])) : undefined
}

const fullYear = (digits = '') => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined
}
