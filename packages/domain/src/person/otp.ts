import * as v from 'valibot'
import { asciiDigits } from './digits.ts'

export const OTP_LENGTH = 6

/** Seconds before a code may be sent again. Decisions, "Sign-in". */
export const OTP_RESEND_SECONDS = 30

/** A typed or pasted code to at most six ASCII digits: blanks and dashes fall out, other scripts' digits are mapped. */
export const normaliseOtp = (typed: string): string => asciiDigits(typed).slice(0, OTP_LENGTH)

export const otp = v.pipe(
  v.string(),
  v.nonEmpty('OTP is required'),
  v.regex(/^[0-9]{6}$/, 'OTP must be exactly 6 digits'),
)
