const AMOUNT = /^(\d+(?:[.,]\d+)?)(mg|mgs|mcg|ug|gm|g|iu|k|%|ml)?$/i
const UNIT = /^(?:mg|mgs|mcg|ug|gm|g|iu|k|%|ml)$/i

/** As written; the unit is lower case, or empty. */
export type Amount = { number: number; unit: string }

/** `650`, `650mg`, `0.25mg`, `60k`. */
export function parseAmount(word: string): Amount | undefined {
  const match = AMOUNT.exec(word)
  if (!match?.[1]) return undefined
  return { number: Number.parseFloat(match[1].replace(',', '.')), unit: (match[2] ?? '').toLowerCase() }
}

/** `0.S` -> `0.5`: what can only be a number with a letter for a digit. Undefined when there is nothing to mend. */
export function mendedAmount(word: string): string | undefined {
  const match = /^(?=.*\d)([\dsoil.]+)(mg|mcg|gm?|iu|ml)?$/.exec(word)
  const digits = match?.[1]?.replaceAll('s', '5').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return digits !== undefined && digits !== match?.[1] ? digits + (match?.[2] ?? '') : undefined
}

export const isUnit = (word: string): boolean => UNIT.test(word)

/** A number as strengths are compared: grams count as milligrams, 60k as 60,000; other units stay as written. */
export const inMilligrams = ({ number, unit }: Amount): number =>
  /^(?:gm?|k)$/.test(unit) ? number * 1000 : number

/** `500/125`, `5+10`: the parts of a combined strength. */
export const combinedStrength = (word: string): number[] | undefined =>
  /^\d+(?:\.\d+)?[/+]\d+/.test(word)
    ? word.split(/[/+]/).map(Number.parseFloat).filter(Number.isFinite)
    : undefined
