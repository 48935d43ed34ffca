import type { KnownMedicine } from '../reading.ts'
import { formOf } from '../parse/form-words.ts'
import { inMilligrams, parseAmount } from '../parse/strength.ts'

/** A catalogue name as it is compared: its words, the same without blanks, and every number of its strength. */
export type CatalogueName = { key: string; words: readonly string[]; strengths: readonly number[] }

export function catalogueName({ name, strength }: Pick<KnownMedicine, 'name' | 'strength'>): CatalogueName {
  const words: string[] = []
  const strengths = new Set<number>()
  for (const word of nameWords(name)) {
    const amount = parseAmount(word)
    if (amount) {
      if (amount.unit !== 'ml') strengths.add(inMilligrams(amount))
    } else if (word.length === 1 || formOf(word) === undefined) {
      words.push(word.replaceAll(/[^a-z0-9]/g, ''))
    }
  }
  for (const [, digits, unit] of strength.toLowerCase().matchAll(/(\d+(?:\.\d+)?)(mg|mcg|gm?|iu|%)?/g)) {
    strengths.add(inMilligrams({ number: Number(digits), unit: unit ?? '' }))
  }
  const kept = words.filter(Boolean)
  return { key: kept.join(''), words: kept, strengths: [...strengths] }
}

const nameWords = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[()[\],]/g, ' ')
    .replaceAll(/(\d)\s+(mg|mcg|gm?|iu|ml)\b/g, '$1$2')
    .replaceAll(/%\s*w\/[wv]/g, '%')
    .replaceAll(/(\d(?:mg|mcg|gm?|iu))\s*\/\s*\d*\.?\d*ml\b/g, '$1')
    .replaceAll(/\bper\s+ml\b/g, ' ')
    .replaceAll(/\b(?:ip|bp|usp|oral|dry)\b/g, ' ')
    .replaceAll(/[/+]/g, ' ')
    .split(/[\s-]+/)
    .filter(Boolean)
