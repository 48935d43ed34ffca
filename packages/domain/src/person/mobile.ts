import * as v from 'valibot'
import { asciiDigits } from './digits.ts'

/** Ten national digits of an Indian mobile. ASCII digits only: `\d` without the u flag is ASCII in JavaScript. */
export const MOBILE_PATTERN = /^[6-9][0-9]{9}$/
export const COUNTRY_CODE = '+91'

export const isMobile = (value: string): boolean => MOBILE_PATTERN.test(value)

/**
 * What a person typed or pasted, to at most ten national digits. A written "+91" is always the country code; 91, 0
 * and their like are dropped only before ten further digits, since Indian mobiles may themselves start with 91.
 */
export const normaliseMobile = (typed: string): string => {
  const digits = asciiDigits(typed)
  const afterPlus = typed.trim().startsWith('+') ? digits.replace(/^91/, '') : digits
  return afterPlus.replace(/^(?:0091|091|91|0)(?=[0-9]{10}$)/, '').slice(0, 10)
}

/** +91 ••••••1234, for shared screens. */
export const maskMobile = (mobile: string): string => `${COUNTRY_CODE} ••••••${mobile.slice(-4)}`

/** Login, specification section 5. */
export const loginMobile = v.pipe(
  v.string(),
  v.nonEmpty('Mobile number is required'),
  v.regex(MOBILE_PATTERN, 'Please enter a valid 10-digit mobile number'),
)
