import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import { DamagedFile } from './damaged-file.ts'
import { MAX_PAGES } from './limits.ts'
import { openPdf } from './open-pdf.ts'
import type { Pdf } from './open-pdf.ts'

/** A PDF with as many pages as there may be, or why it cannot be read. Draws nothing. */
export async function openReadablePdf(bytes: Uint8Array): Promise<Pdf | ReadFailure> {
  try {
    const pdf = await openPdf(bytes)
    if (pdf === 'encrypted') return 'encrypted'
    if (pdf.pageCount > MAX_PAGES) return 'too_many_pages'
    return pdf.pageCount === 0 ? 'damaged' : pdf
  } catch (error) {
    if (error instanceof DamagedFile) return 'damaged'
    throw error
  }
}
