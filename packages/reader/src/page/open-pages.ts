import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import { decodePhoto } from './decode-photo.ts'
import { inspect } from './inspect.ts'
import { PAGE_IMAGE_SIDE, READING_SIDE } from './limits.ts'
import type { Pdf, PdfPage } from './open-pdf.ts'
import { openReadablePdf } from './open-readable-pdf.ts'
import type { Raster } from './raster.ts'
import type { TextLine } from './text-line.ts'

/** A page either brings its text or has to be read from its picture. `lines` are in units of `width` and `height`. */
export type Page =
  | { kind: 'text'; width: number; height: number; lines: TextLine[]; picture: Raster }
  | { kind: 'picture'; picture: Raster }

export type Pages = { from: 'photo' | 'pdf'; count: number; open(index: number): Promise<Page> }

/** Less text than this is a stamp or a scanner's mark, not the page's content. */
const TEXT_LAYER_CHARACTERS = 40

/** Opens a file, or says why it cannot be read. A page that turns out to be damaged throws DamagedFile. */
export async function openPages(bytes: Uint8Array): Promise<Pages | ReadFailure> {
  let pdf: Pdf | undefined
  const inspection = await inspect(bytes, async () => {
    const opened = await openReadablePdf(bytes)
    if (typeof opened === 'string') return opened
    pdf = opened
    return undefined
  })
  if (!inspection.ok) return inspection.reason
  if (!pdf) {
    return {
      from: 'photo',
      count: 1,
      open: async () => ({ kind: 'picture', picture: await decodePhoto(bytes) }),
    }
  }
  const document = pdf
  return { from: 'pdf', count: document.pageCount, open: async (index) => document.withPage(index, toPage) }
}

function toPage(page: PdfPage): Page {
  const lines = page.textLines()
  const characters = lines.reduce((sum, line) => sum + line.text.replaceAll(/\s/g, '').length, 0)
  if (characters <= TEXT_LAYER_CHARACTERS) return { kind: 'picture', picture: page.render(READING_SIDE) }
  return {
    kind: 'text',
    width: page.width,
    height: page.height,
    lines,
    picture: page.render(PAGE_IMAGE_SIDE),
  }
}
