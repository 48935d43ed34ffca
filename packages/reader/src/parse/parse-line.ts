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
  /** One of `maybeStrengths` had a letter among its digits. */
  mended: boolean
  /** A strength carries its unit ("40mg"). */
  hasUnit: boolean
  /** The first word of the directions, where it may as well belong to the name: "Ganaton OD". */
  perhapsName?: string
  directions: string
  about: 'medicine?' | 'header' | 'note'
}

export type IsName = (words: readonly string[]) => boolean

const MOST_NAME_WORDS = 6
/** More units at a time are written with their word ("4 tabs"); hardly a strength is this small without its unit. */
const LARGEST_DOSE = 2

/**
 * `isName` says whether the catalogue has a name that begins with these words: only it can tell the OD of "Monotrate OD 25"
 * from the direction.
 */
export function parseLine(raw: string, isName: IsName = () => false): ParsedLine {
  const tidy = tidyLine(raw)
  const all = withoutNumber(tidy.split(' ').filter(Boolean))
  const first = (all[0] ?? '').toLowerCase().replace(/[.:,;-]+$/, '')
  const prefixed = isFormPrefix(first) && all.length > 1
  const words = prefixed ? all.slice(1) : all
  let form = prefixed ? formOf(first) : undefined
  const head: string[] = []
  const strengths: number[] = []
  const maybeStrengths: number[] = []
  let doses: number[] = []
  let mended = false
  let hasUnit = false
  let perhapsName: string | undefined
  let at = 0
  const name = (low: string) => {
    // a number with more of the name behind it is no dose: "Zoryl-M 2 Forte"
    strengths.push(...doses)
    doses = []
    head.push(...low.split(/[^a-z0-9]+/).filter(Boolean))
  }
  for (; at < words.length; at++) {
    const word = (words[at] ?? '').replaceAll(/^[.,:;–-]+|[.,:;]+$/g, '')
    const low = word.toLowerCase()
    const next = (words[at + 1] ?? '').toLowerCase().replaceAll(/[.,:;]+$/g, '')
    if (!word) continue
    const mendedWord = mendedAmount(word)
    const amount = head.length > 0 ? parseAmount(mendedWord ?? low) : undefined
    if (amount) {
      const unit = amount.unit || (isUnit(next) ? next : '')
      const dose = isDose(amount.number, unit)
      const after = !amount.unit && unit ? lowerWord(words[at + 2]) : next
      const isVolume =
        unit === 'ml' && (isName([...head, after]) || (form === 'injection' && isVersion(after)))
      if (unit === 'ml' ? !isVolume : dose && isTaken(next)) break
      if (!amount.unit && unit) at++
      if (unit === 'ml') continue
      if (unit) hasUnit = true
      if (mendedWord) mended = true
      const found = mendedWord ? maybeStrengths : dose ? doses : strengths
      found.push(inMilligrams({ number: amount.number, unit }))
      continue
    }
    const combined = head.length > 0 ? combinedStrength(word) : undefined
    if (combined) {
      if (combined.mended) mended = true
      const found = combined.mended ? maybeStrengths : strengths
      found.push(...combined.numbers)
      continue
    }
    const joined = hyphenated(low)
    if (joined && (prefixed || head.length > 0 || !startsDirections(joined.letters))) {
      name(joined.letters)
      strengths.push(inMilligrams(joined.amount))
      if (joined.amount.unit) hasUnit = true
      continue
    }
    if ((head.length > 0 || !prefixed) && startsDirections(low)) {
      if (head.length === 0) break
      const known = isName([...head, low])
      const after = lowerWord(words[at + 2])
      const hasStrength = parseAmount(next) !== undefined && !isTaken(after) && !isSpan(after)
      if (
        low === 'od'
          ? OFTENER.test(next) || (hasStrength && (known || !isDose(Number(next), '')))
          : known && hasStrength
      ) {
        name(low)
        continue
      }
      const isBare = strengths.length + maybeStrengths.length + doses.length === 0
      if (known || (low === 'od' && isBare && ONCE.test(next))) perhapsName = low
      break
    }
    const formHere = low.length > 1 ? formOf(low) : undefined
    if (formHere && head.length > 0) {
      form ??= formHere
      continue
    }
    if (/^(?:mg|mcg|gm|iu|ip|bp|usp|oral|dry)$/.test(low)) continue
    if (/[a-z]/.test(low)) name(low)
  }
  return {
    ...(form && { form }),
    prefixed,
    bulleted: hasBullet(raw),
    head: head.slice(0, MOST_NAME_WORDS),
    strengths,
    maybeStrengths: [...maybeStrengths, ...doses],
    mended,
    hasUnit,
    ...(perhapsName && { perhapsName }),
    directions: words.slice(at).join(' '),
    about: isNote(raw) ? 'note' : isHeaderOrAdvice(tidy) && !prefixed ? 'header' : 'medicine?',
  }
}

/** What stands in front of a form is the number of a list, whatever it was read as: `u Tab Amlong`. */
function withoutNumber(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words
  const isNumber = first.length <= 2 && !isFormPrefix(lowerWord(first))
  const form = lowerWord(second)
  return isNumber && (form.length > 2 || second.endsWith('.')) && isFormPrefix(form) ? words.slice(1) : words
}

/** An OD before this is no "once a day" but a name's, known or not: "Doxinate OD 1-0-1". */
const OFTENER = /^(?:bd|bid|tds|tid|qid|qds|twice|thrice|1-1-[01]|[01]-1-1|1-0-1)/

/** An OD before this says the same twice, or is a name's. */
const ONCE = /^(?:od|once|hs|stat|sos|[01]-[01]-[01])/

const isSpan = (word: string) => /^(?:d|days?|wks?|weeks?|m|months?)$/.test(word)

/** The AQ of "1 ml AQ"; the IM of "1 ml IM" says where it goes. */
const isVersion = (word: string) => /^[a-z]{2,3}$/.test(word) && !startsDirections(word) && !ROUTES.has(word)
const ROUTES: ReadonlySet<string> = new Set(['im', 'iv', 'sc', 'id', 'im/iv', 'in', 'at', 'by', 'to'])

const lowerWord = (word = '') => word.toLowerCase().replaceAll(/[.,:;]+$/g, '')

/** `Dolo-650`, `Nucoxia-4`: a number on a hyphen belongs to the name and is never a dose. */
function hyphenated(word: string) {
  const [, letters, number] = /^([a-z][a-z/-]*)-(\d[a-z\d.]*)$/.exec(word) ?? []
  const amount = parseAmount(number ?? '')
  return letters && letters.length > 1 && amount && amount.unit !== 'ml' ? { letters, amount } : undefined
}

const isDose = (number: number, unit: string) => !unit && Number.isInteger(number) && number <= LARGEST_DOSE

/** "1 tab", "2 puffs", "1 morning": the word after a number that counts what is taken. */
const isTaken = (word: string) =>
  (word.length > 1 && formOf(word) !== undefined) ||
  /^(?:puffs?|tsp|tbsp|spoons?|morning|afternoon|noon|evening|night)$/.test(word)
