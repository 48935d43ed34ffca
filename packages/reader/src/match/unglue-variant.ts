import type { ParsedLine } from '../parse/parse-line.ts'

/** `Glycomet GP2` is GP with its strength glued on; `Uprise D3` is D3, because the catalogue has that. */
export function unglueVariant(line: ParsedLine, isVariant: (word: string) => boolean): ParsedLine {
  const maybeStrengths = [...line.maybeStrengths]
  const head = line.head.map((word, index) => {
    const [, letters, digit] = /^([a-z]{1,3})(\d)$/.exec(word) ?? []
    if (index === 0 || !letters || !digit || isVariant(word) || !isVariant(letters)) return word
    maybeStrengths.push(Number(digit))
    return letters
  })
  return { ...line, head, maybeStrengths }
}
