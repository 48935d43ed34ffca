const AMOUNT = /^(\d+(?:[.,]\d+)?)(mg|mgs|mcg|ug|gm|g|iu|au|k|%|ml)?$/i
const UNIT = /^(?:mg|mgs|mcg|ug|gm|g|iu|au|k|%|ml)$/i

/** As written; the unit is lower case, or empty. */
export type Amount = { number: number; unit: string }

/** `650`, `650mg`, `0.25mg`, `60k`. */
export function parseAmount(word: string): Amount | undefined {
  const match = AMOUNT.exec(word)
  if (!match?.[1]) return undefined
  return { number: Number.parseFloat(match[1].replace(',', '.')), unit: (match[2] ?? '').toLowerCase() }
}

/**
 * What must be a number although letters stand among its digits or for all of them: `0.S` is 0.5, `SO` is 50.
 * Takes the word as written, because only capitals are that easily digits; undefined when there is nothing to mend. No
 * strength is nought, so a lone O (Zifi-O) is none.
 */
export function mendedAmount(word: string): string | undefined {
  const match = /^([\dSOIlo.]+|(?=.*\d)[\dsoil.]+)(mg|mcg|gm?|iu|ml|MG|MCG|GM?|IU|ML)?$/.exec(word)
  const [, written = '', unit = ''] = match ?? []
  const digits = written.replaceAll(/s/gi, '5').replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1')
  const isNumber =
    /^\d+(?:\.\d+)?$/.test(digits) && Number(digits) > 0 && digits !== written && written !== 'SOS'
  return isNumber && (/[\d.]/.test(written) || written.length <= 3) ? digits + unit : undefined
}

export const isUnit = (word: string): boolean => UNIT.test(word)

/** A number as strengths are compared: grams count as milligrams, 60k as 60,000; other units stay as written. */
export const inMilligrams = ({ number, unit }: Amount): number =>
  /^(?:gm?|k)$/.test(unit) ? number * 1000 : number

/** `500/125`, `5+10`, `7S/20`: the parts of a combined strength. */
export function combinedStrength(word: string): { numbers: number[]; mended: boolean } | undefined {
  const written = word.split(/[/+]/)
  const parts = written.map((part) => mendedAmount(part) ?? part)
  const amounts = parts.map((part) => parseAmount(part))
  if (parts.length < 2 || !amounts.every((amount) => amount !== undefined)) return undefined
  return { numbers: amounts.map(inMilligrams), mended: parts.some((part, index) => part !== written[index]) }
}
