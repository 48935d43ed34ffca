import type { Column } from '../page/text-line.ts'

/** What a column holds of a letter that was not seen in it at all. */
const UNSEEN = 1e-4

/**
 * How likely columns say this and nothing else, as a natural logarithm: the sum over all ways to write it along them, as
 * the model was trained (CTC). `text` is letters and digits in lower case.
 */
export function likelihoodOf(columns: readonly Column[], text: string): number {
  // Between two letters, before the first and behind the last may be nothing: places 0, 2, 4.
  const places = 2 * text.length + 1
  let reached = new Float64Array(places)
  reached[0] = 1
  let scale = 0
  for (const { letters, likelihoods } of columns) {
    const nothing = Math.max(UNSEEN, 1 - likelihoods.reduce((sum, likelihood) => sum + likelihood, 0))
    const next = new Float64Array(places)
    let total = 0
    for (let place = 0; place < places; place++) {
      const letter = place % 2 === 0 ? undefined : text.charAt((place - 1) / 2)
      let from = (reached[place] ?? 0) + (reached[place - 1] ?? 0)
      // The same letter twice has a gap in between.
      if (letter !== undefined && place > 2 && text.charAt((place - 3) / 2) !== letter)
        from += reached[place - 2] ?? 0
      const here = letter === undefined ? nothing : (likelihoods[letters.indexOf(letter)] ?? UNSEEN)
      const value = from * here
      next[place] = value
      total += value
    }
    if (total === 0) return -Infinity
    for (let place = 0; place < places; place++) next[place] = (next[place] ?? 0) / total
    scale += Math.log(total)
    reached = next
  }
  return scale + Math.log((reached[places - 1] ?? 0) + (reached[places - 2] ?? 0))
}
