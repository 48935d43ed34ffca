import type { Gray } from '../page/raster.ts'
import type { QuarterTurn } from '../page/turn.ts'
import { detectText } from './detect-text.ts'
import type { Ocr } from './ocr.ts'
import type { Quad } from './quad.ts'

const DETECTION_SIDE = 800
const LONGEST_LINES = 8
const FEWEST_LINES = 3
const LETTERS_COUNTED = 12

/** Which way up a page is, judged by its longest lines read in both directions. */
export async function findTurn(ocr: Ocr, picture: Gray): Promise<QuarterTurn> {
  const quads = await detectText(ocr.detection, picture, DETECTION_SIDE)
  const upright = quads.filter((quad) => quad.width > 1.5 * quad.height).length
  const standing = quads.filter((quad) => quad.height > 1.5 * quad.width).length > upright
  const lines = quads
    .filter((quad) => longer(quad) > 2.5 * shorter(quad))
    .toSorted((a, b) => longer(b) - longer(a))
    .slice(0, LONGEST_LINES)
  if (lines.length < FEWEST_LINES) return 0
  const legibility = async (angle: number) => {
    const read = await ocr.recognise(
      picture,
      lines.map((quad) => along(quad, standing, angle)),
    )
    return read.reduce((sum, line) => sum + line.confidence * Math.min(LETTERS_COUNTED, line.text.length), 0)
  }
  if (standing) return (await legibility(-Math.PI / 2)) >= (await legibility(Math.PI / 2)) ? 90 : 270
  return (await legibility(0)) >= (await legibility(Math.PI)) * 0.95 ? 0 : 180
}

const longer = (quad: Quad) => Math.max(quad.width, quad.height)
const shorter = (quad: Quad) => Math.min(quad.width, quad.height)

const along = (quad: Quad, standing: boolean, angle: number): Quad => ({
  ...quad,
  ...(standing && { width: quad.height, height: quad.width }),
  angle: quad.angle + angle,
})
