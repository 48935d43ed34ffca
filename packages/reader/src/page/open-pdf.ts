import { DamagedFile } from './damaged-file.ts'
import { MAX_PAGE_POINTS } from './limits.ts'
import { startPdfium } from './pdfium.ts'
import type { Pdfium } from './pdfium.ts'
import { readPdfText } from './pdf-text.ts'
import { hasPagePicture, renderPdfPage } from './pdf-render.ts'
import type { Raster } from './raster.ts'
import type { TextLine } from './text-line.ts'

/** Codes of FPDF_GetLastError. */
const WANTS_PASSWORD = 4
const UNKNOWN_SECURITY = 5

/** Width and height are in points, as the page is shown (its own rotation applied). */
export type PdfPage = {
  width: number
  height: number
  /** Lines of the text layer in points from the top left; none when the page is really a picture. */
  textLines(): TextLine[]
  render(longerSide: number): Raster
}

export type Pdf = { pageCount: number; withPage<T>(index: number, visit: (page: PdfPage) => T): T }

/** Opens a PDF. Throws DamagedFile when it cannot be parsed. */
export async function openPdf(bytes: Uint8Array): Promise<Pdf | 'encrypted'> {
  const pdfium = await startPdfium()
  const address = pdfium.wasmExports.malloc(bytes.length)
  if (address === 0) throw new DamagedFile('no memory for the document')
  pdfium.HEAPU8.set(bytes, address)
  const document = guard(() => pdfium._FPDF_LoadMemDocument(address, bytes.length, 0))
  if (document === 0) {
    const error = pdfium._FPDF_GetLastError()
    if (error === WANTS_PASSWORD || error === UNKNOWN_SECURITY) return 'encrypted'
    throw new DamagedFile(`pdfium could not open the document (${error})`)
  }
  return {
    pageCount: guard(() => pdfium._FPDF_GetPageCount(document)),
    withPage: (index, visit) => guard(() => visitPage(pdfium, document, index, visit)),
  }
}

function visitPage<T>(pdfium: Pdfium, document: number, index: number, visit: (page: PdfPage) => T): T {
  const page = pdfium._FPDF_LoadPage(document, index)
  if (page === 0) throw new DamagedFile(`page ${index + 1} could not be loaded`)
  try {
    const width = pdfium._FPDF_GetPageWidth(page)
    const height = pdfium._FPDF_GetPageHeight(page)
    if (!isPageSide(width) || !isPageSide(height))
      throw new DamagedFile(`page of ${width} x ${height} points`)
    return visit({
      width,
      height,
      textLines: () =>
        hasPagePicture(pdfium, page, width * height) ? [] : readPdfText(pdfium, page, { width, height }),
      render: (longerSide) => renderPdfPage(pdfium, page, { width, height }, longerSide),
    })
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}

const isPageSide = (points: number) => points > 0 && points < MAX_PAGE_POINTS

/** A trap inside pdfium (out of memory, stack overflow by self-reference) is the file's fault. */
function guard<T>(call: () => T): T {
  try {
    return call()
  } catch (error) {
    if (error instanceof DamagedFile) throw error
    throw new DamagedFile('pdfium gave up on the document', { cause: error })
  }
}
