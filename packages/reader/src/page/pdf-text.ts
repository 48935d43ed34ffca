import type { Pdfium } from './pdfium.ts'
import type { TextLine } from './text-line.ts'

type Size = { width: number; height: number }
type Edges = { left: number; right: number; top: number; bottom: number }

/** PageToDevice answers in whole units, so the page is measured on a fine grid. */
const GRID = 20_000

/** Lines of a page's text layer, in points from the top left corner of the page as shown. */
export function readPdfText(pdfium: Pdfium, page: number, size: Size): TextLine[] {
  const textPage = pdfium._FPDFText_LoadPage(page)
  if (textPage === 0) return []
  const scratch = pdfium.wasmExports.malloc(4 * Float64Array.BYTES_PER_ELEMENT)
  try {
    const lines: TextLine[] = []
    let text = ''
    let edges: Edges | undefined
    const endLine = () => {
      if (edges && text.trim()) lines.push(toLine(text.trim(), edges, size))
      text = ''
      edges = undefined
    }
    const count = pdfium._FPDFText_CountChars(textPage)
    for (let index = 0; index < count; index++) {
      const character = String.fromCodePoint(validCodePoint(pdfium._FPDFText_GetUnicode(textPage, index)))
      if (character === '\n' || character === '\r') {
        endLine()
        continue
      }
      text += character
      if (character.trim()) edges = union(edges, characterEdges(pdfium, page, textPage, index, scratch))
    }
    endLine()
    return lines
  } finally {
    pdfium.wasmExports.free(scratch)
    pdfium._FPDFText_ClosePage(textPage)
  }
}

/** Control marks (pdfium writes 2 for a soft hyphen) and what is no character at all read as a blank. */
const validCodePoint = (code: number) =>
  code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff) ? code : 32

function characterEdges(pdfium: Pdfium, page: number, textPage: number, index: number, scratch: number) {
  const at = (slot: number) => scratch + slot * Float64Array.BYTES_PER_ELEMENT
  if (!pdfium._FPDFText_GetCharBox(textPage, index, at(0), at(1), at(2), at(3))) return undefined
  const memory = new DataView(pdfium.HEAPU8.buffer)
  const [left, right, bottom, top] = [0, 1, 2, 3].map((slot) => memory.getFloat64(at(slot), true))
  const a = toGrid(pdfium, page, left ?? 0, top ?? 0, scratch)
  const b = toGrid(pdfium, page, right ?? 0, bottom ?? 0, scratch)
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  }
}

/** From the PDF's own coordinates (origin bottom left, unrotated) to the page as shown. */
function toGrid(pdfium: Pdfium, page: number, x: number, y: number, scratch: number) {
  pdfium._FPDF_PageToDevice(page, 0, 0, GRID, GRID, 0, x, y, scratch, scratch + 4)
  const memory = new DataView(pdfium.HEAPU8.buffer)
  return { x: memory.getInt32(scratch, true), y: memory.getInt32(scratch + 4, true) }
}

function union(a: Edges | undefined, b: Edges | undefined): Edges | undefined {
  if (!a || !b) return a ?? b
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

const toLine = (text: string, edges: Edges, size: Size): TextLine => ({
  text,
  confidence: 1,
  x: (edges.left / GRID) * size.width,
  y: (edges.top / GRID) * size.height,
  width: ((edges.right - edges.left) / GRID) * size.width,
  height: ((edges.bottom - edges.top) / GRID) * size.height,
})
