import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import { DamagedFile } from './damaged-file.ts'
import { MAX_PAGES } from './limits.ts'
import { openPdf } from './open-pdf.ts'

/** Why a PDF cannot be read, if so. Opens the document; draws nothing. */
export async function pdfProblem(bytes: Uint8Array): Promise<ReadFailure | undefined> {
  try {
    const pdf = await openPdf(bytes)
    if (pdf === 'encrypted') return 'encrypted'
    if (pdf.pageCount > MAX_PAGES) return 'too_many_pages'
    return pdf.pageCount === 0 ? 'damaged' : undefined
  } catch (error) {
    if (error instanceof DamagedFile) return 'damaged'
    throw error
  }
}
