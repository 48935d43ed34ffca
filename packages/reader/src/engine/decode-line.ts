import type { Column } from '../page/text-line.ts'
import { columnsOf, highest, readMarks } from './line-likelihoods.ts'
import type { Letter, LineLikelihoods, Mark } from './line-likelihoods.ts'
import { readText } from './read-text.ts'

export type DecodedLine = { text: string; confidence: number; columns: readonly Column[] }

/** `blank` tells for every pixel column whether it is paper, `pixelsPerStep` maps the model's columns onto them. */
export function decodeLine(
  likelihoods: LineLikelihoods,
  letters: readonly Letter[],
  blank: readonly boolean[],
  pixelsPerStep: number,
): DecodedLine {
  const marks = readMarks(likelihoods, letters)
  if (marks.length === 0) return { text: '', confidence: 0, columns: [] }
  const space = letters.find(({ character }) => character === ' ')
  const wordGap = typicalWordGap(blank)
  const words: Mark[][] = []
  for (const mark of marks) {
    const before = words.at(-1)?.at(-1)
    if (before && !standsApart(before, mark)) words.at(-1)?.push(mark)
    else words.push([mark])
  }
  return {
    text: readText(words, likelihoods, letters),
    confidence: marks.reduce((sum, { likelihood }) => sum + likelihood, 0) / marks.length,
    columns: columnsOf(likelihoods, letters),
  }

  function standsApart(before: Mark, mark: Mark): boolean {
    const gap = widestGap(blank, before.from * pixelsPerStep, (mark.from + 1) * pixelsPerStep)
    const seen = space ? highest(likelihoods, space, before.to, mark.from - 1) : 0
    return gap >= wordGap * gapNeeded(before.character, mark.character, seen)
  }
}

/**
 * How wide a gap parts words, in usual gaps between words, by how likely the model holds a space there. It is seldom sure
 * of one, so the paper decides; but where it sees none at all, the gap is only that beside a thin letter (`Pil l`, `1 1`).
 */
const GAPS_NEEDED: readonly (readonly [seen: number, gap: number])[] = [
  [0.2, 0.45],
  [0.05, 0.5],
  [0.02, 0.65],
  [0.005, 1],
]
const UNSEEN = { betweenLetters: 1.35, elsewhere: 1 }
/** Digits stand apart in print ("6 5 0" is one number). */
const DIGITS = { gap: 1.8, seen: 0.3 }

function gapNeeded(before: string, after: string, seen: number): number {
  if (/[\d.]/.test(before) && /[\d.]/.test(after) && seen < DIGITS.seen) return DIGITS.gap
  const [, gap] = GAPS_NEEDED.find(([least]) => seen >= least) ?? []
  return gap ?? (/\w/.test(before) && /\w/.test(after) ? UNSEEN.betweenLetters : UNSEEN.elsewhere)
}

/** Twice the median gap between strokes, at least 8 pixels of the 48 px high line. */
function typicalWordGap(blank: readonly boolean[]): number {
  const gaps: number[] = []
  let run = 0
  for (const [x, isBlank] of blank.entries()) {
    if (isBlank) run++
    else {
      if (run > 0 && run !== x) gaps.push(run) // the margin before the first stroke is no gap
      run = 0
    }
  }
  gaps.sort((a, b) => a - b)
  return Math.max(8, (gaps[gaps.length >> 1] ?? 4) * 2)
}

function widestGap(blank: readonly boolean[], from: number, to: number): number {
  let run = 0
  let widest = 0
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(blank.length, Math.ceil(to)); x++) {
    run = blank[x] ? run + 1 : 0
    widest = Math.max(widest, run)
  }
  return widest
}
