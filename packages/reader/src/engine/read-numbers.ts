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

/** In a number only its digits count; the model has to hold to one of them. */
const SHARE = 0.9
const LEAST = 0.001
/** A word becomes a number only where the model has really seen a digit. */
const SEEN = 0.01

/**
 * The words as text, with the letters in numbers as the digits they are (`37Smg` is 375mg, where the S may be a 5 and no
 * other digit). What stays a letter is for the parser to doubt.
 */
export function readNumbers(
  words: readonly (readonly Mark[])[],
  likelihoods: LineLikelihoods,
  letters: readonly Letter[],
): string {
  const digits = letters.filter(({ character }) => /\d/.test(character))
  const marks: (Mark | undefined)[] = words.flatMap((word, index) =>
    index === 0 ? [...word] : [undefined, ...word],
  )
  const text = marks.map((mark) => mark?.character ?? ' ').join('')
  return text
    .replaceAll(MIXED, (run, at: number) => mended(run, at, 0))
    .replaceAll(LETTERS, (run, at: number) => mended(run, at, SEEN))

  function mended(run: string, at: number, seen: number): string {
    const read = Array.from(run).map((character, index) => {
      const mark = marks[at + index]
      return mark && /[A-Za-z]/.test(character) ? digitOf(mark) : { character, likelihood: 0 }
    })
    const isSeen = read.some((digit) => digit && digit.likelihood >= seen)
    return isSeen && read.every((digit) => digit !== undefined)
      ? read.map((digit) => digit?.character).join('')
      : run
  }

  function digitOf({ from, to }: Mark): { character: string; likelihood: number } | undefined {
    const seen = digits.map((digit) => ({
      character: digit.character,
      likelihood: highest(likelihoods, digit, from, to),
    }))
    const best = seen.reduce((a, b) => (b.likelihood > a.likelihood ? b : a))
    const all = seen.reduce((sum, { likelihood }) => sum + likelihood, 0)
    return best.likelihood >= LEAST && best.likelihood >= SHARE * all ? best : undefined
  }
}
