import type { FileKind } from '../file-kind.ts'
import { DamagedFile } from './damaged-file.ts'
import { decodePhoto } from './decode-photo.ts'
import { PAGE_IMAGE_SIDE, READING_SIDE } from './limits.ts'
import { openPdf } from './open-pdf.ts'
import type { PdfPage } from './open-pdf.ts'
import type { Raster } from './raster.ts'
import type { TextLine } from './text-line.ts'

/** A page either brings its text or has to be read from its picture. `lines` are in units of `width` and `height`. */
export type Page =
  | { kind: 'text'; width: number; height: number; lines: TextLine[]; picture: Raster }
  | { kind: 'picture'; picture: Raster }

export type Pages = { count: number; open(index: number): Promise<Page> }

/** Less text than this is a stamp or a scanner's mark, not the page's content. */
const TEXT_LAYER_CHARACTERS = 40

/** Opens an inspected file. Throws DamagedFile here or when a page is opened. */
export async function openPages(bytes: Uint8Array, kind: Exclude<FileKind, 'heic'>): Promise<Pages> {
  if (kind !== 'pdf') {
    return { count: 1, open: async () => ({ kind: 'picture', picture: await decodePhoto(bytes) }) }
  }
  const pdf = await openPdf(bytes)
  if (pdf === 'encrypted') throw new DamagedFile('an encrypted document has no pages to open')
  return { count: pdf.pageCount, open: async (index) => pdf.withPage(index, toPage) }
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
