import * as v from 'valibot'

/** Digits only, so that it can be typed on the number pad; long enough that nobody finds one by trying. */
export const STAFF_CODE_LENGTH = 12

/** What was typed or read out, without the blanks and dashes of how it is written. */
const normaliseStaffCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** As it is written on the hand-over card: 1234 5678 9012. */
export const formatStaffCode = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The code that binds a browser to a hospital, however it was typed. */
export const staffCode = v.pipe(
  v.string(),
  v.transform(normaliseStaffCode),
  v.nonEmpty('Staff code is required'),
  v.regex(/^[0-9]{12}$/, 'Enter the 12 digits of the staff code'),
)
