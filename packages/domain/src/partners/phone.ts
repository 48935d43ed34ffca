import { asciiDigits } from '../person/digits.ts'

/**
 * A number that can be called back. Partners give landlines and toll-free numbers too, so there is no rule about the
 * first digit: ten digits with the area code, and what may stand before them.
 */
export const isPhone = (typed: string): boolean => {
  const digits = asciiDigits(typed).length
  return /^[\p{Nd}\s+().-]+$/u.test(typed) && digits >= 10 && digits <= 14
}
