import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createReader } from './read-prescription.ts'
import { parseDosage } from './parse/parse-dosage.ts'
import type { Progress, Reading } from './reading.ts'
import { blankPage, scribble } from './testing/draw-page.ts'
import { generatePrescription } from './testing/generate.ts'
import type { PrescriptionKind } from './testing/generate.ts'
import { brokenInside, hostileFiles } from './testing/hostile-files.ts'
import { PAGE } from './testing/lay-out-page.ts'
import { loadKnowledge } from './testing/load-catalogue.ts'
import { seededRandom } from './testing/random.ts'
import { addScores, noScore, scoreReading } from './testing/score-reading.ts'

const knowledge = await loadKnowledge(new URL('../test-data/', import.meta.url))
const reader = await createReader(knowledge)
afterAll(() => reader.close())

const make = (kind: PrescriptionKind, seed: number) =>
  generatePrescription({ kind, seed, medicines: knowledge.medicines })

const scan = await make('scan', 15)
const readScan = await reader.read(scan.bytes)

function idsOf(reading: Reading): string[] {
  if (reading.status !== 'read') throw new Error(`failed: ${reading.reason}`)
  return reading.medicines.map(({ medicineId }) => medicineId).toSorted()
}

describe('accuracy on a frozen set', () => {
  test.each([
    { kind: 'typed-pdf', seeds: [11, 12, 13], precision: 1, recall: 1, sureShare: 0.9 },
    { kind: 'scanned-pdf', seeds: [14], precision: 0.95, recall: 0.95, sureShare: 0.2 },
    { kind: 'photo', seeds: [15], precision: 0.95, recall: 0.95, sureShare: 0.9 },
    { kind: 'hard-photo', seeds: [16], precision: 0.95, recall: 0.95, sureShare: 0.7 },
    { kind: 'neat-font', seeds: [17], precision: 0.95, recall: 0.95, sureShare: 0.2 },
    { kind: 'cursive-font', seeds: [18], precision: 0.7, recall: 0.6, sureShare: 0.3 },
  ] as const)('$kind keeps its floors, and what is sure is right', async ({ kind, seeds, ...floors }) => {
    let score = noScore
    for (const seed of seeds) {
      const { bytes, content } = await make(kind, seed)
      const reading = await reader.read(bytes)
      score = addScores(score, scoreReading(reading, content?.medicines ?? [], knowledge.medicines))
    }
    expect(score.sureRight).toBe(score.sure)
    expect(score.right / score.found).toBeGreaterThanOrEqual(floors.precision)
    expect(score.recalled / score.written).toBeGreaterThanOrEqual(floors.recall)
    expect(score.sure / score.written).toBeGreaterThanOrEqual(floors.sureShare)
  })
})

test('patient, doctor, date and dosage are read from a scan', () => {
  const { content } = scan
  const reading = readScan
  expect(reading).toMatchObject({ status: 'read', date: content?.date, doctor: content?.doctor })
  if (reading.status !== 'read') return
  expect(reading.patient).toBeDefined()
  expect(reading.medicines.every(({ dosage }) => dosage !== undefined)).toBe(true)
})

test.each(['scribble', 'wall'] as const)('a %s ends as unreadable and shows its page', async (kind) => {
  const { bytes } = await make(kind, 31)
  const reading = await reader.read(bytes)
  expect(reading).toMatchObject({ status: 'failed', reason: 'unreadable' })
  expect(reading.pages).toHaveLength(1)
})

test.each([
  ['only a guess', 'Tab Dola 650', { status: 'failed', reason: 'unreadable' }],
  ['one brand as written', 'Tab Dolo 650', { status: 'read', medicines: [{ source: { tier: 'sure' } }] }],
])('a page of scribble that gives away %s', async (_, line, expected) => {
  const page = blankPage()
  scribble(seededRandom(3), page, 300, PAGE.height - 300)
  const context = page.getContext('2d')
  context.fillStyle = '#111'
  context.font = '36px Roboto'
  context.fillText(line, 120, 200)
  expect(await reader.read(page.toBuffer('image/png'))).toMatchObject(expected)
})

test.each([90, 180])(
  'a page lying on its side or head (%d degrees) is read the right way up',
  async (angle) => {
    const turned = await reader.read(await sharp(scan.bytes).rotate(angle).jpeg().toBuffer())
    expect(idsOf(turned)).toEqual(idsOf(readScan))
    expect(turned.pages[0]?.height).toBeGreaterThan(turned.pages[0]?.width ?? Infinity)
  },
)

test('the photo that is kept reads as well as the one that was sent', async () => {
  const { bytes } = await make('photo', 15)
  const reading = await reader.read(bytes)
  const again = await reader.read(reading.photo?.bytes ?? new Uint8Array())
  expect(idsOf(reading)).not.toEqual([])
  expect(idsOf(again)).toEqual(idsOf(reading))
  const pdf = await reader.read((await make('scanned-pdf', 14)).bytes)
  expect(pdf.photo).toBeUndefined()
})

test('a page image is upright, keeps no metadata and is at most 1600 pixels long', async () => {
  const sideways = sharp({ create: { width: 2000, height: 900, channels: 3, background: '#ddd' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
  const reading = await reader.read(await sideways.jpeg().toBuffer())
  const [page] = reading.pages
  const image = await sharp(page?.bytes).metadata()
  expect(page).toMatchObject({ page: 1, type: 'image/jpeg', width: 720, height: 1600 })
  expect(image).toMatchObject({ format: 'jpeg', width: 720, height: 1600 })
  expect([image.exif, image.orientation, image.icc, image.xmp]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

async function textPdf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const lines of pages) {
    const page = pdf.addPage([600, 800])
    for (const [index, line] of lines.entries())
      page.drawText(line, { x: 60, y: 700 - index * 40, size: 20, font })
  }
  return pdf.save()
}

test('a text layer is read as it is, with places as fractions of the page, page by page', async () => {
  const progress: Progress[] = []
  const filler = 'Dr. Meena Nair, Shree Polyclinic, Chennai, 600002'
  const bytes = await textPdf([
    [filler, 'Tab Dolo 650 1-0-1'],
    [filler, 'Tab Qwyxorbin 40 OD', 'Cap Pan-D OD'],
  ])
  const reading = await reader.read(bytes, { onProgress: (step) => progress.push(step) })
  if (reading.status !== 'read') throw new Error(reading.reason)
  const [dolo, pan] = reading.medicines
  expect(dolo?.source).toMatchObject({ page: 1, text: 'Tab Dolo 650 1-0-1', confidence: 1, tier: 'sure' })
  expect(dolo?.source.box.x).toBeCloseTo(0.1, 1)
  expect(dolo?.source.box.y).toBeCloseTo((800 - 660 - 15) / 800, 1)
  expect(dolo?.source.box.height).toBeLessThan(0.04)
  expect(pan?.source.page).toBe(2)
  expect(reading.unmatched).toMatchObject([{ text: 'Tab Qwyxorbin 40 OD', page: 2 }])
  expect(reading.pages.map(({ page }) => page)).toEqual([1, 2])
  expect(progress).toEqual([
    { stage: 'reading', page: 1, pages: 2 },
    { stage: 'reading', page: 2, pages: 2 },
    { stage: 'matching' },
  ])
})

test('a legible page that names no medicine is read, with none', async () => {
  const letter = [
    'To whom it may concern',
    'The patient is fit to travel and',
    'may go back to school on Monday.',
    'With kind regards',
  ]
  const typed = await reader.read(await textPdf([letter]))
  expect(typed).toMatchObject({ status: 'read', medicines: [], unmatched: [] })
  const image = typed.pages[0]
  const photographed = await reader.read(await sharp(image?.bytes).jpeg().toBuffer())
  expect(photographed).toMatchObject({ status: 'read', medicines: [], unmatched: [] })
})

test.each([...(await hostileFiles()), ...(await brokenInside())])(
  '$name ends as $reason',
  async ({ bytes, reason }) => {
    expect(await reader.read(bytes)).toMatchObject({ status: 'failed', reason })
  },
)

test.each([
  ['one pixel', 1, 1],
  ['a line of pixels', 2000, 1],
  ['a strip', 20, 3000],
])('a picture of %s is unreadable, not an error', async (_, width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  expect(await reader.read(bytes)).toMatchObject({ status: 'failed', reason: 'unreadable' })
})

test('an aborted reading rejects with the reason', async () => {
  const reason = new Error('the customer left')
  const { bytes } = await make('typed-pdf', 11)
  await expect(reader.read(bytes, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  const halfway = new AbortController()
  const reading = reader.read(bytes, { signal: halfway.signal, onProgress: () => halfway.abort(reason) })
  await expect(reading).rejects.toBe(reason)
})

test('on a photo taken askew the directions are those of the medicine beside them', async () => {
  const { bytes, content } = await make('hard-photo', 16)
  const reading = await reader.read(bytes)
  const read = reading.status === 'read' ? reading.medicines : []
  const told = content?.medicines.map(({ medicineId, directions }) => [
    medicineId,
    parseDosage(directions)?.days,
  ])
  expect(read.map(({ medicineId, dosage }) => [medicineId, dosage?.days])).toEqual(told)
})
