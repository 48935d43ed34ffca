import type { Box } from '@dawadoot/domain/prescription/reading'

/** Text found on a page, in pixels (or any one unit) of that page. Confidence is 0..1. */
export type TextLine = {
  text: string
  confidence: number
  x: number
  y: number
  width: number
  height: number
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
