import { PDFDocument, StandardFonts } from 'pdf-lib'
import { PAGE } from './lay-out-page.ts'
import type { Ink, Measure } from './lay-out-page.ts'

const A4 = { width: 595, height: 842 }
const SCALE = A4.width / PAGE.width

/** A PDF as a clinic's software prints it, with a text layer. */
export async function makeTextPdf(layOut: (measure: Measure) => readonly Ink[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const [regular, bold] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
  ])
  const fontOf = (ink: Ink) => (ink.pen === 'bold' ? bold : regular)
  const page = pdf.addPage([A4.width, A4.height])
  for (const ink of layOut((line) => fontOf(line).widthOfTextAtSize(line.text, line.size))) {
    page.drawText(ink.text, {
      x: ink.x * SCALE,
      y: A4.height - ink.y * SCALE,
      size: ink.size * SCALE,
      font: fontOf(ink),
    })
  }
  return pdf.save()
}

/** A PDF as a scanner makes it: one JPEG per page. */
export async function makeScannedPdf(jpegs: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (const jpeg of jpegs) {
    pdf.addPage([A4.width, A4.height]).drawImage(await pdf.embedJpg(jpeg), { x: 0, y: 0, ...A4 })
  }
  return pdf.save()
}
