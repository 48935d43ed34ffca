import type { Column } from '../page/text-line.ts'

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

/** A character as it was read, and the model's columns that say so, both included. */
export type Mark = { character: string; likelihood: number; from: number; to: number }

/** All but the spaces, left to right. */
export function readMarks(likelihoods: LineLikelihoods, letters: readonly Letter[]): Mark[] {
  const marks: Mark[] = []
  let previous: Letter | undefined
  for (let step = 0; step < likelihoods.steps; step++) {
    const { letter, likelihood } = likeliest(likelihoods, letters, step)
    const last = marks.at(-1)
    if (letter && letter === previous && last) last.to = step
    else if (letter && letter.character !== ' ')
      marks.push({ character: letter.character, likelihood, from: step, to: step })
    previous = letter?.character === ' ' ? undefined : letter
  }
  return marks
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

/** How likely a letter is at best between two columns, both included. */
export function highest({ data, classes }: LineLikelihoods, { index }: Letter, from: number, to: number) {
  let most = 0
  for (let step = from; step <= to; step++) most = Math.max(most, data[step * classes + index] ?? 0)
  return most
}

/** Less than this is the model's noise. */
const WORTH_KEEPING = 0.001

/** What is seen in each column of the model, without those that hold nothing. */
export function columnsOf(likelihoods: LineLikelihoods, letters: readonly Letter[]): Column[] {
  const { data, steps, classes } = likelihoods
  const columns: Column[] = []
  for (let step = 0; step < steps; step++) {
    const seen = new Map<string, number>()
    for (const { index, character } of letters) {
      const likelihood = data[step * classes + index] ?? 0
      const letter = character.toLowerCase()
      if (likelihood >= WORTH_KEEPING && /[a-z0-9]/.test(letter))
        seen.set(letter, (seen.get(letter) ?? 0) + likelihood)
    }
    columns.push({ letters: [...seen.keys()].join(''), likelihoods: [...seen.values()] })
  }
  return columns
}
