import type { Paise } from './paise.ts'

/** Groups digits the Indian way: 1123000 -> 11,23,000. Written out because locale data differs between runtimes. */
const groupIndian = (digits: string): string => {
  if (digits.length <= 3) return digits
  const head = digits.slice(0, -3)
  return `${head.replace(/\B(?=(\d{2})+(?!\d))/g, ',')},${digits.slice(-3)}`
}

/** Two decimals, Indian grouping: ₹11,23,000.00. Specification, section 9: currency is shown with two decimals. */
export const formatRupees = (amount: Paise): string => {
  const absolute = Math.abs(amount)
  const whole = groupIndian(String(Math.floor(absolute / 100)))
  return `${amount < 0 ? '-' : ''}₹${whole}.${String(absolute % 100).padStart(2, '0')}`
}

/** No decimals, rounded to the nearest rupee: the partner pages' amounts. */
export const formatWholeRupees = (amount: Paise): string => {
  const whole = Math.round(Math.abs(amount) / 100)
  return `${amount < 0 && whole > 0 ? '-' : ''}₹${groupIndian(String(whole))}`
}
