import type { TextLine } from '../page/text-line.ts'
import { joinedText } from '../parse/join-rows.ts'
import type { Row } from '../parse/join-rows.ts'
import { likelihoodOf } from './likelihood-of.ts'
import type { OtherName } from './matcher.ts'

/** What a row may say just as well. `isAlone`: no other name is nearly as likely. */
export type OtherReading = { text: string; isAlone: boolean }

/** By how much less likely than what was read a known name may be, and another one than the likeliest (natural logarithms). */
const LEAST = Math.log(0.05)
const RIVAL = Math.log(0.05)

/**
 * Looks at a row again with the names in mind that it may mean: a letter that the model nearly saw (the r of Rivotil) is
 * there if that makes a name. Undefined when the picture does not say so.
 */
export function secondLook({ boxes }: Row, names: readonly OtherName[]): OtherReading | undefined {
  const readings = boxes.flatMap((box, index) =>
    names.flatMap((name) => {
      const other = withName(box, name)
      if (!other || other.likelihood < LEAST) return []
      const texts = boxes.map(({ text }, at) => (at === index ? other.text : text))
      return [{ text: joinedText(texts), likelihood: other.likelihood }]
    }),
  )
  const [best, ...others] = readings.toSorted((a, b) => b.likelihood - a.likelihood)
  const isRival = ({ text, likelihood }: (typeof readings)[number]) =>
    best !== undefined && text !== best.text && likelihood >= best.likelihood + RIVAL
  return best && { text: best.text, isAlone: !others.some(isRival) }
}

/** The box with the name in it; how likely that is, as against what was read. */
function withName({ text, columns }: TextLine, { written, words }: OtherName) {
  const { letters, places } = lettersOf(text)
  const at = letters.indexOf(written)
  const [from, to] = [places[at], places[at + written.length - 1]]
  if (!columns || from === undefined || to === undefined) return undefined
  const other = letters.slice(0, at) + words.join('') + letters.slice(at + written.length)
  return {
    text: text.slice(0, from) + words.join(' ') + text.slice(to + 1),
    likelihood: likelihoodOf(columns, other) - likelihoodOf(columns, letters),
  }
}

/** The letters and digits of a text in lower case, and where in it they stand. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const low = text.toLowerCase()
  const places = Array.from(low).flatMap((letter, at) => (/[a-z0-9]/.test(letter) ? [at] : []))
  return { letters: places.map((at) => low.charAt(at)).join(''), places }
}
