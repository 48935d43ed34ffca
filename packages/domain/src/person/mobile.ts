import * as v from 'valibot'

/** Ten national digits of an Indian mobile. ASCII digits only: `\d` without the u flag is ASCII in JavaScript. */
export const MOBILE_PATTERN = /^[6-9][0-9]{9}$/
export const COUNTRY_CODE = '+91'

export const isMobile = (value: string): boolean => MOBILE_PATTERN.test(value)

/**
 * What a person typed or pasted, to at most ten national digits. A prefix of +91, 91 or 0 is dropped only when
 * more than ten digits were given, since Indian mobiles may themselves start with 91.
 */
export const normaliseMobile = (typed: string): string => {
  const digits = typed.replace(/[^0-9]/g, '')
  const prefix = /^(?:0091|091|91|0)(?=[0-9]{10}$)/
  return digits.replace(prefix, '').slice(0, 10)
}

/** +91 ••••••1234, for shared screens. */
export const maskMobile = (mobile: string): string => `${COUNTRY_CODE} ••••••${mobile.slice(-4)}`

/** Login, specification section 5. */
export const loginMobile = v.pipe(
  v.string(),
  v.nonEmpty('Mobile number is required'),
  v.regex(MOBILE_PATTERN, 'Please enter a valid 10-digit mobile number'),
)
