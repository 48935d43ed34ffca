import type { Box } from '@dawadoot/domain/prescription/reading'

/**
 * One column of a line as it was recognised: the letters and digits, in lower case, that it may be part of, each with how
 * likely that is (0..1). What is left to 1 is paper, spaces and marks.
 */
export type Column = { letters: string; likelihoods: readonly number[] }

/** Text found on a page, in pixels (or any one unit) of that page. Confidence is 0..1. */
export type TextLine = {
  text: string
  confidence: number
  x: number
  y: number
  width: number
  height: number
  /** How far the writing sinks for each pixel to the right; the box is upright around it. Level where not given. */
  slope?: number
  /** Left to right, where the text was recognised from a picture: what it may say instead. */
  columns?: readonly Column[]
}

type Size = { width: number; height: number }

/** The line's place as fractions of its page, kept inside it. */
export function boxOnPage(line: TextLine, page: Size): Box {
  const x = fraction(line.x, page.width)
  const y = fraction(line.y, page.height)
  return {
    x,
    y,
    width: Math.min(1 - x, fraction(line.width, page.width)),
    height: Math.min(1 - y, fraction(line.height, page.height)),
  }
}

const fraction = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole))
