import { highest } from './line-likelihoods.ts'
import type { Letter, LineLikelihoods, Mark } from './line-likelihoods.ts'

const UNIT = String.raw`(?:mg|mcg|gm?|iu|ml|k|%|MG|MCG|GM?|IU|ML|K)(?![A-Za-z])`
const UNIT_APART = String.raw` (?:mg|mcg|gm|iu|MG|MCG|GM|IU)(?![A-Za-z])`
/** Letters that look like digits, with digits among them or a unit behind; an s ends a plural (`10s`), hardly a number. */
const MIXED = new RegExp(
  [
    '(?<![A-Za-z])',
    String.raw`(?=[SOIlo./]*\d|[SOIl][SsOIlo.]*(?:${UNIT}|${UNIT_APART}))`,
    String.raw`(?![Oo]\d)[\dSOIlo][\dSsOIlo./]*`,
    String.raw`(?=${UNIT}|(?<!s)(?![A-Za-z]))`,
  ].join(''),
  'g',
)
/** A word of nothing but such letters behind a name; it may as well be one (`Aldactide S`). */
const LETTERS = /(?<=[A-Za-z]{3} )(?!SOS\b)[SOI]{1,3}(?=$|[\s)])/g

/** A name that begins with digits which look like capitals (`2ovirax`). */
const CAPITALS =
  /(?<![\w.,/-])[02]{1,2}(?!(?:mg|mcg|gm?|ml|iu|tsp|tabs?|caps?|days?|d|k|x)\b)(?=[A-Za-z]{2})/gi

/** In a number only its digits count; the model has to hold to one of them. */
const SHARE = 0.9
const LEAST = 0.00001
/** A word becomes a number, and a digit a capital, only where the model has really seen that too. */
const SEEN = { digit: 0.01, capital: 0.02 }

const DIGITS = '0123456789'
const CAPITAL_LIKE: Readonly<Record<string, string>> = { '0': 'O', '2': 'Z' }

/**
 * The words as text, with the letters in numbers as the digits they are (`37Smg` is 375mg, where the S may be a 5 and no
 * other digit). What stays a letter is for the parser to doubt.
 */
export function readText(
  words: readonly (readonly Mark[])[],
  likelihoods: LineLikelihoods,
  letters: readonly Letter[],
): string {
  const marks: (Mark | undefined)[] = words.flatMap((word, index) =>
    index === 0 ? [...word] : [undefined, ...word],
  )
  const text = marks.map((mark) => mark?.character ?? ' ').join('')
  return text
    .replaceAll(MIXED, (run, at: number) => asNumber(run, at, 0))
    .replaceAll(LETTERS, (run, at: number) => asNumber(run, at, SEEN.digit))
    .replaceAll(CAPITALS, asCapitals)

  function asNumber(run: string, at: number, needed: number): string {
    const read = Array.from(run, (character, index) =>
      /[A-Za-z]/.test(character) ? digitAt(at + index) : { character, likelihood: 0 },
    )
    const isSeen = read.some((digit) => digit && digit.likelihood >= needed)
    return isSeen && read.every((digit) => digit !== undefined)
      ? read.map((digit) => digit?.character).join('')
      : run
  }

  function digitAt(at: number): Seen | undefined {
    const seen = seenAt(at, DIGITS)
    const best = seen.reduce((a, b) => (b.likelihood > a.likelihood ? b : a))
    const all = seen.reduce((sum, { likelihood }) => sum + likelihood, 0)
    return best.likelihood >= LEAST && best.likelihood >= SHARE * all ? best : undefined
  }

  function asCapitals(run: string, at: number): string {
    const read = Array.from(run, (digit, index) => seenAt(at + index, CAPITAL_LIKE[digit] ?? ''))
    return read.every(([capital]) => capital && capital.likelihood >= SEEN.capital)
      ? read.map(([capital]) => capital?.character).join('')
      : run
  }

  /** How likely each of these characters is where another one was read. */
  function seenAt(at: number, characters: string): Seen[] {
    const mark = marks[at]
    return Array.from(characters, (character) => {
      const letter = letters.find((each) => each.character === character)
      return { character, likelihood: mark && letter ? highest(likelihoods, letter, mark.from, mark.to) : 0 }
    })
  }
}

type Seen = { character: string; likelihood: number }
