import { formOf, isFormPrefix, meansForm } from '../parse/form-words.ts'
import type { KnownMedicine } from '../reading.ts'

/** Longer than any name of the catalogue. */
const MOST_WORDS = 60

/** Medicine ids. `isWhole`: nothing of the name is missing; otherwise its form stands in front, and more may follow. */
export type PrintedName = { ids: readonly string[]; isWhole: boolean }

/** The medicine whose name a line begins with: "9 PM Eye Drops", or "Tab. P-650", where the form stands in front. */
export type PrintedNames = { at: (line: string) => PrintedName | undefined }

/**
 * Names exactly as the box prints them. Taking a line apart loses what makes some names names: the digit of 1-AL looks
 * like a bullet, the 98 of T-98 like a strength, the MD of Ondem-MD like a doctor's degree. With its form beside it such
 * a name is nothing else.
 */
export function createPrintedNames(medicines: readonly KnownMedicine[]): PrintedNames {
  const whole = Map.groupBy(medicines, ({ name }) => wordsOf(name).join(''))
  const withoutForm = Map.groupBy(medicines, ({ name }) => wordsOf(name).filter(isNoForm).join(''))
  return {
    at(line) {
      const words = wordsOf(line)
      return longest(words) ?? (IN_A_LIST.test(line) ? longest(words.slice(1)) : undefined)
    },
  }

  function longest(words: readonly string[]): PrintedName | undefined {
    const [first = '', ...rest] = words
    const form = isFormPrefix(first) ? formOf(first) : undefined
    for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
      const same = whole.get(words.slice(0, count).join(''))
      if (same) return { ids: same.map(({ id }) => id), isWhole: true }
      const named = form === undefined ? [] : (withoutForm.get(rest.slice(0, count - 1).join('')) ?? [])
      const ids = named
        .filter((medicine) => form !== undefined && meansForm(form, medicine.form))
        .map(({ id }) => id)
      if (ids.length > 0) return { ids, isWhole: false }
    }
    return undefined
  }
}

/** The number of a list or of a table's row; a 5 is read as S, a 1 as l. */
const IN_A_LIST = /^\s*(?:\d{1,2}(?:\s*[).:]|\s)|[SIl]\s*[).:])/

/** Letters and digits in lower case; whatever stands between them parts words. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []

const isNoForm = (word: string, index: number) =>
  index === 0 || word.length === 1 || formOf(word) === undefined
