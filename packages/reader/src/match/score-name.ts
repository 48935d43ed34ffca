import { ocrDistance } from './ocr-distance.ts'

/** Short words that tell one product of a brand from another: Telma / Telma H / Telma AM. The catalogue adds its own. */
export const COMMON_VARIANTS: readonly string[] =
  'd dsr ls lc m am h ct cv sp p mr th ds sr xr er cr od md dt xl plus forte duo ax max t f o tz oz junior kid dx sf lb l rd met trio neo active gold az bid'.split(
    ' ',
  )

const MOST_DISTANCE = 0.5
const VARIANT_DIFFERS = 0.1
const LEFT_OVER = { variant: 0.13, short: 0.02, long: 0.05 }

/** `score` is 1 for the same name; `distance` counts edits and words of the line that the name does not use; `written` are those it does. */
export type NameScore = { score: number; distance: number; written: readonly string[] }

/** Best fit of a catalogue name to the first words of a line. */
export function scoreName(
  { key, words }: { key: string; words: readonly string[] },
  head: readonly string[],
  isVariant: (word: string) => boolean,
): NameScore {
  const variants = words.slice(1).filter(isVariant)
  const headVariants = head.slice(1).filter(isVariant)
  const missing = variants.filter((word) => !headVariants.includes(word) && !head[0]?.endsWith(word)).length
  let best: NameScore = { score: -1, distance: Infinity, written: [] }
  for (let used = 1; used <= Math.min(head.length, words.length + 2); used++) {
    const written = head.slice(0, used)
    const letters = written.join('')
    const length = Math.max(letters.length, key.length)
    const distance = ocrDistance(letters, key, length * MOST_DISTANCE)
    const surplus = headVariants
      .slice(0, used)
      .filter((word) => !variants.includes(word) && !key.endsWith(word)).length
    const leftOver = head.slice(used).reduce((sum, word) => sum + costOfLeftOver(word, isVariant), 0)
    const score = 1 - distance / length - leftOver - (missing + surplus) * VARIANT_DIFFERS
    if (score > best.score) best = { score, distance: distance + head.length - used, written }
  }
  return best
}

function costOfLeftOver(word: string, isVariant: (word: string) => boolean): number {
  if (isVariant(word)) return LEFT_OVER.variant
  return word.length < 3 ? LEFT_OVER.short : LEFT_OVER.long
}
