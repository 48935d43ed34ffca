import type { TextLine } from '../page/text-line.ts'

/** A visual row of a page, and the boxes that it consists of, left to right. */
export type Row = TextLine & { boxes: readonly TextLine[] }

/** Boxes of one row are joined by this; the letterhead's parser tells columns apart by it. */
const COLUMN_GAP = '  '

const OVERLAP = 0.3
const HEIGHT_SHARE = 0.55
/** A page that bends a bit: how far a row may climb per pixel of gap. */
const CLIMB = 0.02

/**
 * Joins boxes that stand on one visual row, so that directions follow their medicine; on a tilted page along the tilt that
 * most of its writing has. Top to bottom.
 */
export function joinRows(lines: readonly TextLine[]): Row[] {
  const slope = usualSlope(lines)
  const rows: Levelled[][] = []
  for (const line of lines.map((each) => levelled(each, slope)).toSorted((a, b) => a.line.x - b.line.x)) {
    const row = nearestRow(rows, line)
    if (row) row.push(line)
    else rows.push([line])
  }
  const levelOf = (row: readonly Levelled[]) =>
    Math.min(...row.map(({ level, height }) => level - height / 2))
  return rows.toSorted((a, b) => levelOf(a) - levelOf(b)).map((row) => joined(row.map(({ line }) => line)))
}

/** A line with its middle and height as they would be if the page were straight. */
type Levelled = { line: TextLine; level: number; height: number }

function levelled(line: TextLine, slope: number): Levelled {
  const middle = line.y + line.height / 2
  const steepness = Math.abs(slope)
  // Out of the upright box around it: as wide as w cos + h sin, as high as w sin + h cos.
  const height =
    ((line.height - line.width * steepness) * Math.sqrt(1 + slope ** 2)) / Math.max(0.1, 1 - slope ** 2)
  return {
    line,
    level: middle - slope * (line.x + line.width / 2),
    height: Math.max(height, line.height / 4),
  }
}

/** The median, by length: short words say little about the tilt of a page. */
function usualSlope(lines: readonly TextLine[]): number {
  const known = lines
    .flatMap(({ slope, width }) => (slope === undefined ? [] : [{ slope, width }]))
    .toSorted((a, b) => a.slope - b.slope)
  let left = known.reduce((sum, { width }) => sum + width, 0) / 2
  return known.find(({ width }) => (left -= width) <= 0)?.slope ?? 0
}

function nearestRow(rows: readonly Levelled[][], { line, level, height }: Levelled): Levelled[] | undefined {
  let best: { row: Levelled[]; distance: number } | undefined
  for (const row of rows) {
    const last = row.at(-1)
    if (!last) continue
    const gap = line.x - (last.line.x + last.line.width)
    if (gap < -OVERLAP * Math.min(line.width, last.line.width)) continue
    const distance = Math.abs(level - last.level)
    const limit = HEIGHT_SHARE * Math.min(height, last.height) + CLIMB * Math.max(0, gap)
    if (distance < limit && (!best || distance < best.distance)) best = { row, distance }
  }
  return best?.row
}

/** What a row says whose boxes say this. */
export const joinedText = (texts: readonly string[]): string => texts.join(COLUMN_GAP)

function joined(row: readonly TextLine[]): Row {
  const x = Math.min(...row.map((line) => line.x))
  const y = Math.min(...row.map((line) => line.y))
  return {
    text: joinedText(row.map((line) => line.text)),
    boxes: row,
    confidence: row.reduce((sum, line) => sum + line.confidence, 0) / row.length,
    x,
    y,
    width: Math.max(...row.map((line) => line.x + line.width)) - x,
    height: Math.max(...row.map((line) => line.y + line.height)) - y,
  }
}
