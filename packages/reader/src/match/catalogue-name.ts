import type { KnownMedicine } from '../reading.ts'
import { formOf } from '../parse/form-words.ts'
import { inMilligrams, parseAmount } from '../parse/strength.ts'

/**
 * A catalogue name as it is compared: its words, the same without blanks, the numbers of the name itself (`labels`:
 * 625 of "Augmentin 625 Duo"), those that it is usually called by (label, first part, sum of the parts), and every number
 * of its strength.
 */
export type CatalogueName = {
  key: string
  words: readonly string[]
  labels: readonly number[]
  usual: readonly number[]
  strengths: readonly number[]
}

export function catalogueName({ name, strength }: Pick<KnownMedicine, 'name' | 'strength'>): CatalogueName {
  const words: string[] = []
  const labels = new Set<number>()
  for (const word of nameWords(name)) {
    const amount = parseAmount(word)
    if (amount) {
      if (amount.unit !== 'ml') labels.add(inMilligrams(amount))
    } else if (word.length === 1 || formOf(word) === undefined) {
      words.push(word.replaceAll(/[^a-z0-9]/g, ''))
    }
  }
  const parts = [...strength.toLowerCase().matchAll(/(\d+(?:\.\d+)?)(mg|mcg|gm?|iu|%)?/g)].map(
    ([, digits, unit]) => inMilligrams({ number: Number(digits), unit: unit ?? '' }),
  )
  const usual = new Set([...labels, ...parts.slice(0, 1), ...sumOfParts(strength)])
  const kept = words.filter(Boolean)
  return {
    key: kept.join(''),
    words: kept,
    labels: [...labels],
    usual: [...usual],
    strengths: [...new Set([...usual, ...parts])],
  }
}

/** Mixtures are also called by all their parts together: 500mg + 125mg is a 625. */
function sumOfParts(strength: string): number[] {
  const parts = strength.split('+').map((part) => parseAmount(part.replace(/ sr\b/i, '').trim()))
  if (parts.length < 2 || !parts.every((part) => part !== undefined && /^(?:mg|gm?)$/.test(part.unit)))
    return []
  const sum = parts.reduce((total, part) => total + (part ? inMilligrams(part) : 0), 0)
  return [Number(sum.toFixed(3))]
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
