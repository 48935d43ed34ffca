import type { TextLine } from '../page/text-line.ts'
import { joinedText } from '../parse/join-rows.ts'
import type { Row } from '../parse/join-rows.ts'
import { likelihoodOf } from './likelihood-of.ts'

/** A name that a line may mean in place of the words that were read for it, and the numbers that its products are called by (`50 40`). */
export type OtherName = { written: readonly string[]; words: readonly string[]; numbers: readonly string[] }

/**
 * What a row may say just as well. `isSure`: only letters of the name were read another way, and no other name is nearly
 * as likely.
 */
export type OtherReading = { text: string; isSure: boolean }

/** By how much less likely than what was read a known name may be, and another one than the likeliest (natural logarithms). */
const LEAST = Math.log(0.05)
const RIVAL = Math.log(0.05)

/**
 * Looks at a row again with the names in mind that it may mean: a letter that the model nearly saw (the r of Rivotil) is
 * there if that makes a name. Undefined when the picture does not say so.
 */
export function secondLook({ boxes }: Row, names: readonly OtherName[]): OtherReading | undefined {
  const readings = boxes.flatMap((box, index) =>
    names.flatMap((name) =>
      readingsWith(box, name).map((reading) => {
        const texts = boxes.map(({ text }, at) => (at === index ? reading.text : text))
        return { ...reading, text: joinedText(texts) }
      }),
    ),
  )
  const [best, ...others] = readings.toSorted((a, b) => b.likelihood - a.likelihood)
  if (!best) return undefined
  const isRival = ({ text, likelihood }: Reading) =>
    text !== best.text && likelihood >= best.likelihood + RIVAL
  return { text: best.text, isSure: best.isSure && !others.some(isRival) }
}

type Reading = OtherReading & { likelihood: number }

/** The box with the name in it, and with each number that the name may have, as far as they are likely as against what was read. */
function readingsWith({ text, columns }: TextLine, { written, words, numbers }: OtherName): Reading[] {
  const { letters, places } = lettersOf(text)
  const name = written.join('')
  const at = letters.indexOf(name)
  const [from, to] = [places[at], places[at + name.length - 1]]
  if (!columns || from === undefined || to === undefined) return []
  const [, gap = '', number = ''] = NUMBER_BEHIND.exec(text.slice(to + 1)) ?? []
  const before = text.slice(0, from)
  const asRead = likelihoodOf(columns, letters)
  const reading = (other: string, isSure: boolean): Reading[] => {
    const likelihood = likelihoodOf(columns, lettersOf(other).letters) - asRead
    return likelihood >= LEAST ? [{ text: other, isSure, likelihood }] : []
  }
  const behindNumber = text.slice(to + 1 + gap.length + number.length)
  const withNumbers = number === '' || numbers.includes(number) ? [] : numbers
  return [
    ...(words.join('') === name
      ? []
      : reading(before + words.join('-') + text.slice(to + 1), keepsShortWords(written, words))),
    ...withNumbers.flatMap((other) => reading(`${before}${words.join('-')} ${other}${behindNumber}`, false)),
  ]
}

const NUMBER_BEHIND = /^([^a-z\d]*)(\d[\d.]*)/i

const LONGEST_VARIANT = 3

/** Whether none of the short words that tell products apart (the L of Romilast-L) comes or goes. */
const keepsShortWords = (written: readonly string[], words: readonly string[]): boolean =>
  shortWordsAreIn(written, words) && shortWordsAreIn(words, written)

function shortWordsAreIn(words: readonly string[], others: readonly string[]): boolean {
  const all = others.join('')
  const isGlued = (word: string) => all.endsWith(word) && all.length >= words.join('').length
  const isLike = (word: string) => (other: string) =>
    other === word || (other.length > 1 && other === word.slice(1))
  return words
    .slice(1)
    .every((word) => word.length > LONGEST_VARIANT || isGlued(word) || others.some(isLike(word)))
}

/** The letters and digits of a text in lower case, and where in it they stand. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const low = text.toLowerCase()
  const places = Array.from(low).flatMap((letter, at) => (/[a-z0-9]/.test(letter) ? [at] : []))
  return { letters: places.map((at) => low.charAt(at)).join(''), places }
}
