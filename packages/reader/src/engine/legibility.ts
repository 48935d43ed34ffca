import type { TextLine } from '../page/text-line.ts'

/** Print is read with more than this; scribble and letters upside down stay below. */
const LEGIBLE = 0.8
const FEWEST_LETTERS = 2

const isLegible = ({ text, confidence }: TextLine): boolean =>
  confidence >= LEGIBLE && lettersOf(text) >= FEWEST_LETTERS

const lettersOf = (text: string) => text.replaceAll(/[^a-z0-9]/gi, '').length

/** How much of the writing, by length on the paper, could be read (0..1); 0 for a page without writing. */
function legibleShare(lines: readonly TextLine[]): number {
  const written = lines.reduce((sum, line) => sum + length(line), 0)
  const legible = lines.filter(isLegible).reduce((sum, line) => sum + length(line), 0)
  return written === 0 ? 0 : legible / written
}

const length = (line: TextLine) => Math.max(line.width, line.height)

/** Nothing turned on its side or head gives this many lines that long with such confidence: not even one is usual. */
const UPRIGHT = { confidence: 0.9, letters: 6, lines: 3, share: 0.5 }

/** Whether the page is surely the right way up: most of it is legible, or a printed letterhead over a hasty hand is. */
export function isUpright(lines: readonly TextLine[]): boolean {
  if (legibleShare(lines) >= UPRIGHT.share) return true
  const clear = lines.filter(
    ({ text, confidence }) => confidence >= UPRIGHT.confidence && lettersOf(text) >= UPRIGHT.letters,
  )
  return clear.length >= UPRIGHT.lines
}

/** Letterheads and footers are printed on handwritten pages too, so only what stands between them counts. */
const LETTERHEAD = 0.22
const FOOTER = 0.9
const PRINT_SHARE = 0.5
const FEWEST_LEGIBLE_LETTERS = 12

/** Whether what the page says (not only its letterhead) could be read as print. Takes lines in pixels of a page so high. */
export function hasLegiblePrint(lines: readonly TextLine[], pageHeight: number): boolean {
  const body = lines.filter((line) => {
    const middle = (line.y + line.height / 2) / pageHeight
    return middle > LETTERHEAD && middle < FOOTER
  })
  const judged = body.length > 0 ? body : lines
  const letters = judged.filter(isLegible).reduce((sum, { text }) => sum + text.length, 0)
  return letters >= FEWEST_LEGIBLE_LETTERS && legibleShare(judged) >= PRINT_SHARE
}
