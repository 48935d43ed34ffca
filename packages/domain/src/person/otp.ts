import * as v from 'valibot'

export const OTP_LENGTH = 6

/** Seconds before a code may be sent again. Decisions, "Sign-in". */
export const OTP_RESEND_SECONDS = 30

const toAsciiDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  // Unicode lays the digits 0 to 9 of a script out in a row; these are the blocks an Indian keyboard can produce.
  for (const zero of [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10])
    if (code >= zero && code <= zero + 9) return String(code - zero)
  return character
}

/** A typed or pasted code to at most six ASCII digits: blanks and dashes fall out, other scripts' digits are mapped. */
export const normaliseOtp = (typed: string): string =>
  Array.from(typed, toAsciiDigit)
    .join('')
    .replace(/[^0-9]/g, '')
    .slice(0, OTP_LENGTH)

export const otp = v.pipe(
  v.string(),
  v.nonEmpty('OTP is required'),
  v.regex(/^[0-9]{6}$/, 'OTP must be exactly 6 digits'),
)
