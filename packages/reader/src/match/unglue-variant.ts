import type { ParsedLine } from '../parse/parse-line.ts'

type Knows = (word: string) => boolean

/** Hardly a dose is larger, and with a number this small nobody can tell. */
const LARGEST_DOSE = 2

/**
 * `Glycomet GP2` is GP with its strength glued on, and `KORANDIL5` Korandil with its own where the catalogue has words like
 * these; `Uprise D3` is D3, because the catalogue has that.
 */
export function unglueVariant(line: ParsedLine, isVariant: Knows, isWord: Knows): ParsedLine {
  const strengths = [...line.strengths]
  const maybeStrengths = [...line.maybeStrengths]
  const head = line.head.map((word, index) => {
    const [, letters = '', digit] = /^([a-z]+)(\d)$/.exec(word) ?? []
    const isLong = letters.length > LONGEST_VARIANT
    const isKnown = isLong ? isWord(letters) : index > 0 && isVariant(letters)
    if (!digit || !isKnown || isVariant(word)) return word
    const number = Number(digit)
    ;(isLong && number > LARGEST_DOSE ? strengths : maybeStrengths).push(number)
    return letters
  })
  return { ...line, head, strengths, maybeStrengths }
}

const LONGEST_VARIANT = 3
