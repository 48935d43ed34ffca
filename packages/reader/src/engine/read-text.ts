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

/** Digits that look like capitals, where a name begins (`2ovirax`) or goes on in capitals (`RA20-D`). */
const CAPITALS =
  /(?<![\w.,/-])(?=\d?[02])[012]{1,2}(?!(?:mg|mcg|gm?|ml|iu|tsp|tabs?|caps?|days?|MG|MCG|GM?|ML|IU)\b)(?=[A-Za-z]{2})|(?<=[A-Z])[02]*2[02]*(?![\d.])/g

/** In a number only its digits count; the model has to hold to one of them. */
const SHARE = 0.9
const LEAST = 0.00001
/** A word becomes a number only where the model has really seen a digit. */
const SEEN = 0.01

const DIGITS = '0123456789'
/** The capital that a digit looks like, and how likely it has to be; a nought nobody can tell from an O. */
const CAPITAL_LIKE: Readonly<Record<string, { capital: string; seen: number }>> = {
  '0': { capital: 'O', seen: 0.002 },
  '1': { capital: 'I', seen: 0.01 },
  '2': { capital: 'Z', seen: 0.01 },
}

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
    .replaceAll(LETTERS, (run, at: number) => asNumber(run, at, SEEN))
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
    const read = Array.from(run, (digit, index) => {
      const { capital = '', seen = 0 } = CAPITAL_LIKE[digit] ?? {}
      return seenAt(at + index, capital).find(({ likelihood }) => likelihood >= seen)?.character
    })
    return read.every((capital) => capital !== undefined) ? read.join('') : run
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
