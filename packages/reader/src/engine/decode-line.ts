/** A character the reader may write, and its place in the model's alphabet. */
export type Letter = { index: number; character: string }

/** The models know thousands of Chinese characters; a prescription here is written with these. */
const WRITTEN_HERE = /^[\x20-\x7e½¼µ°×]$/

export const writableLetters = (characters: readonly string[]): Letter[] =>
  characters.flatMap((character, index) =>
    index > 0 && WRITTEN_HERE.test(character) ? [{ index, character }] : [],
  )

/** The model's answer for one line: `steps` columns of likelihoods, `classes` each. */
export type LineLikelihoods = { data: Float32Array; steps: number; classes: number }

export type DecodedLine = { text: string; confidence: number }

/** `blank` tells for every pixel column whether it is paper, `pixelsPerStep` maps the model's columns onto them. */
export function decodeLine(
  likelihoods: LineLikelihoods,
  letters: readonly Letter[],
  blank: readonly boolean[],
  pixelsPerStep: number,
): DecodedLine {
  const wordGap = typicalWordGap(blank)
  let text = ''
  let confidence = 0
  let written = 0
  let previous: Letter | undefined
  let writtenAt = 0
  for (let step = 0; step < likelihoods.steps; step++) {
    const best = likeliest(likelihoods, letters, step)
    if (best.letter && best.letter !== previous) {
      const { character } = best.letter
      if (written > 0 && character !== ' ' && !text.endsWith(' ')) {
        const gap = widestGap(blank, writtenAt * pixelsPerStep, (step + 1) * pixelsPerStep)
        // Digits stand apart in print ("6 5 0" is one number), so they need a wider gap.
        const needed = /\d/.test(character) && /[\d.]$/.test(text) ? wordGap * 1.8 : wordGap
        if (gap >= needed) text += ' '
      }
      text += character
      confidence += best.likelihood
      written++
      writtenAt = step
    }
    previous = best.letter
  }
  return { text: text.trim(), confidence: written ? confidence / written : 0 }
}

function likeliest({ data, classes }: LineLikelihoods, letters: readonly Letter[], step: number) {
  const column = step * classes
  let likelihood = data[column] ?? 0
  let letter: Letter | undefined
  for (const candidate of letters) {
    const value = data[column + candidate.index] ?? 0
    if (value > likelihood) {
      likelihood = value
      letter = candidate
    }
  }
  return { letter, likelihood }
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
