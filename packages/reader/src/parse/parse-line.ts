import { formOf, isFormPrefix } from './form-words.ts'
import { isHeaderOrAdvice, isNote, startsDirections } from './line-words.ts'
import { combinedStrength, inMilligrams, isUnit, mendedAmount, parseAmount } from './strength.ts'
import { hasBullet, tidyLine } from './tidy-line.ts'

/**
 * A line taken apart. `head` holds the lower-case words of the name, `strengths` the numbers that are its strength,
 * `maybeStrengths` what may be one: small bare numbers that may as well be the dose ("Amaryl 1 OD") and numbers with a
 * letter among their digits, `directions` the rest as written.
 */
export type ParsedLine = {
  form?: string
  /** A form stands before the name ("Tab."). */
  prefixed: boolean
  bulleted: boolean
  head: readonly string[]
  strengths: readonly number[]
  maybeStrengths: readonly number[]
  /** A strength carries its unit ("40mg"). */
  hasUnit: boolean
  directions: string
  about: 'medicine?' | 'header' | 'note'
}

const MOST_NAME_WORDS = 6
/** Nobody takes more units of a tablet at a time; hardly a strength is smaller without its unit. */
const LARGEST_DOSE = 4

export function parseLine(raw: string): ParsedLine {
  const tidy = tidyLine(raw)
  const all = tidy.split(' ').filter(Boolean)
  const first = (all[0] ?? '').toLowerCase().replace(/[.:,;-]+$/, '')
  const prefixed = isFormPrefix(first) && all.length > 1
  const words = prefixed ? all.slice(1) : all
  let form = prefixed ? formOf(first) : undefined
  const head: string[] = []
  const strengths: number[] = []
  const maybeStrengths: number[] = []
  let hasUnit = false
  let at = 0
  for (; at < words.length; at++) {
    const word = (words[at] ?? '').replaceAll(/^[.,:;–-]+|[.,:;]+$/g, '')
    const low = word.toLowerCase()
    const next = (words[at + 1] ?? '').toLowerCase().replaceAll(/[.,:;]+$/g, '')
    if (!word) continue
    const mended = mendedAmount(word)
    const amount = head.length > 0 ? parseAmount(mended ?? low) : undefined
    if (amount) {
      const unit = amount.unit || (isUnit(next) ? next : '')
      const dose = isDose(amount.number, unit)
      if (unit === 'ml' || (dose && isTaken(next))) break
      if (!amount.unit && unit) at++
      if (unit) hasUnit = true
      const found = dose || mended ? maybeStrengths : strengths
      found.push(inMilligrams({ number: amount.number, unit }))
      continue
    }
    const combined = head.length > 0 ? combinedStrength(word) : undefined
    if (combined) {
      const found = combined.mended ? maybeStrengths : strengths
      found.push(...combined.numbers)
      continue
    }
    if ((head.length > 0 || !prefixed) && startsDirections(low)) break
    const formHere = low.length > 1 ? formOf(low) : undefined
    if (formHere && head.length > 0) {
      form ??= formHere
      continue
    }
    if (/^(?:mg|mcg|gm|iu|ip|bp|usp|oral|dry)$/.test(low)) continue
    if (/[a-z]/.test(low)) head.push(...low.split(/[^a-z0-9]+/).filter(Boolean))
  }
  return {
    ...(form && { form }),
    prefixed,
    bulleted: hasBullet(raw),
    head: head.slice(0, MOST_NAME_WORDS),
    strengths,
    maybeStrengths,
    hasUnit,
    directions: words.slice(at).join(' '),
    about: isNote(raw) ? 'note' : isHeaderOrAdvice(tidy) && !prefixed ? 'header' : 'medicine?',
  }
}

const isDose = (number: number, unit: string) => !unit && Number.isInteger(number) && number <= LARGEST_DOSE

/** "1 tab", "2 puffs", "1 morning": the word after a number that counts what is taken. */
const isTaken = (word: string) =>
  (word.length > 1 && formOf(word) !== undefined) ||
  /^(?:puffs?|tsp|tbsp|spoons?|morning|afternoon|noon|evening|night)$/.test(word)
