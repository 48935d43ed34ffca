import type { TextLine } from '../page/text-line.ts'

/** A visual row of a page, and the boxes that it consists of, left to right. */
export type Row = TextLine & { boxes: readonly TextLine[] }

/** Boxes of one row are joined by this; the letterhead's parser tells columns apart by it. */
const COLUMN_GAP = '  '

const OVERLAP = 0.3
const HEIGHT_SHARE = 0.55
/** Half a degree of tilt and a bit: how far a row may climb per pixel of gap. */
const CLIMB = 0.02

/** Joins boxes that stand on one visual row, slightly tilted or not, so that directions follow their medicine. Top to bottom. */
export function joinRows(lines: readonly TextLine[]): Row[] {
  const rows: TextLine[][] = []
  for (const line of lines.toSorted((a, b) => a.x - b.x)) {
    const row = nearestRow(rows, line)
    if (row) row.push(line)
    else rows.push([line])
  }
  return rows.map(joined).toSorted((a, b) => a.y - b.y)
}

function nearestRow(rows: readonly TextLine[][], line: TextLine): TextLine[] | undefined {
  let best: { row: TextLine[]; distance: number } | undefined
  for (const row of rows) {
    const last = row.at(-1)
    if (!last) continue
    const gap = line.x - (last.x + last.width)
    if (gap < -OVERLAP * Math.min(line.width, last.width)) continue
    const distance = Math.abs(middle(line) - middle(last))
    const limit = HEIGHT_SHARE * Math.min(line.height, last.height) + CLIMB * Math.max(0, gap)
    if (distance < limit && (!best || distance < best.distance)) best = { row, distance }
  }
  return best?.row
}

/** What a row says whose boxes say this. */
export const joinedText = (texts: readonly string[]): string => texts.join(COLUMN_GAP)

const middle = (line: TextLine) => line.y + line.height / 2

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
