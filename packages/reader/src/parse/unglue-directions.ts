import { startsDirections } from './line-words.ts'

/** The words of directions, longer ones before those that they begin with. */
const PIECE =
  /[o0il1½2]-[o0il1½2]-[o0il1½2]|once|twice|thrice|daily|weekly|every|after|before|with|food|meals?|empty|stomach|bedtime|night|morning|apply|stat|a(?=day|$)|days?|weeks?|wks?|months?|bid|tds|tid|qid|qds|sos|prn|bbf|abf|tsp|for|od|bd|hs|af|bf|ac|pc|l\/a|ml|at|x\d{1,2}(?!\d)|\d{1,2}(?=days?|weeks?|wks?|months?|tsp|ml)|[x()–-]/y

/**
 * `1-0-1AFx7` -> `1-0-1 AF x7`, `L/ABD-2weeks` -> `L/A BD - 2 weeks`: a word that is nothing but direction words, glued
 * where a blurred photo has lost the gaps between them. Any other comes back as it is.
 */
export function unglueDirections(word: string): string {
  if (startsDirections(word)) return word
  const pieces: string[] = []
  for (let at = 0; at < word.length; at += pieces.at(-1)?.length ?? 0) {
    const piece = pieceAt(word, at)
    if (!piece) return word
    pieces.push(piece)
  }
  const [first = ''] = pieces
  const several = pieces.filter((piece) => /\w/.test(piece)).length > 1
  return several && (startsDirections(first) || /^\d/.test(first)) ? pieces.join(' ') : word
}

/** With its capitals, as written. */
function pieceAt(word: string, at: number): string | undefined {
  PIECE.lastIndex = at
  const [piece] = PIECE.exec(word.toLowerCase()) ?? []
  return piece && word.slice(at, at + piece.length)
}
