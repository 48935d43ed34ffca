import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createWorker } from 'tesseract.js'
import { createMatcher } from '../src/match/matcher.ts'
import { matchRows } from '../src/match/match-rows.ts'
import { READING_SIDE } from '../src/page/limits.ts'
import { openPdf } from '../src/page/open-pdf.ts'
import { joinRows } from '../src/parse/join-rows.ts'
import type { Reading, ReaderKnowledge } from '../src/reading.ts'

const DATA = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json')))

/**
 * What a shop has that puts tesseract.js in the place of our pages and engine: pictures as they come, lines through the same
 * matcher. PDFs are drawn for it, because it takes none. What it cannot read is a reading with nothing in it.
 */
export async function openTesseract(knowledge: ReaderKnowledge) {
  const worker = await createWorker('eng', 1, {
    langPath: join(DATA, '4.0.0_best_int'),
    cacheMethod: 'none',
  })
  const matcher = createMatcher(knowledge)
  return {
    async read(bytes: Uint8Array): Promise<Reading> {
      const picture = await toPicture(bytes)
      const { width, height } = await sharp(picture).metadata()
      const { data } = await worker.recognize(picture, {}, { blocks: true })
      const lines = (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .map(({ text, confidence, bbox }) => ({
          text: text.trim(),
          confidence: confidence / 100,
          x: bbox.x0,
          y: bbox.y0,
          width: bbox.x1 - bbox.x0,
          height: bbox.y1 - bbox.y0,
        }))
      const rows = joinRows(lines.filter(({ text }) => text !== ''))
      return { status: 'read', ...matchRows([{ page: 1, width, height, rows }], matcher), pages: [] }
    },
    close: async () => void (await worker.terminate()),
  }
}

async function toPicture(bytes: Uint8Array): Promise<Buffer> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return Buffer.from(bytes)
  const pdf = await openPdf(bytes)
  if (pdf === 'encrypted') throw new Error('no bench document has a password')
  const { data, width, height } = pdf.withPage(0, (page) => page.render(READING_SIDE))
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
