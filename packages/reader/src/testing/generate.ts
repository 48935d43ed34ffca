import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { KnownMedicine } from '../reading.ts'
import { blankPage, drawPage, measureWith, scribble } from './draw-page.ts'
import type { Hand } from './draw-page.ts'
import { layOutPage, layOutTable, letterhead, PAGE } from './lay-out-page.ts'
import type { Ink } from './lay-out-page.ts'
import { makeScannedPdf, makeTextPdf } from './make-pdf.ts'
import { photograph, photographBadly } from './photograph.ts'
import { makeContent } from './prescription-content.ts'
import type { PrescriptionContent } from './prescription-content.ts'
import { between, seededRandom, whole } from './random.ts'
import type { Random } from './random.ts'

export type { PrescriptionContent } from './prescription-content.ts'
export type { WrittenMedicine } from './written-medicine.ts'

export const PRESCRIPTION_KINDS = [
  'typed-pdf', // text layer
  'scanned-pdf', // the same as pictures
  'scan', // PNG from a flatbed
  'table', // PNG of a hospital system's table
  'photo', // typed, photographed
  'hard-photo', // the same in a hurry: tilted, from the side, in bad light, squeezed
  'neat-font', // a print-like script font, photographed: no measure of handwriting
  'cursive-font', // a joined-up script font, photographed: no measure of handwriting
  'letter', // typed, photographed, and no medicine on it
  'scribble', // a printed pad with a hand nobody reads
  'wall', // a photo of nothing
] as const
export type PrescriptionKind = (typeof PRESCRIPTION_KINDS)[number]

/** A made-up prescription and what is true about it. A wall has no content; a letter and a scribble name no medicine. */
export type GeneratedPrescription = {
  kind: PrescriptionKind
  bytes: Uint8Array<ArrayBuffer>
  fileName: string
  type: 'application/pdf' | 'image/png' | 'image/jpeg'
  content: PrescriptionContent | undefined
}

export type GenerateOptions = {
  kind: PrescriptionKind
  /** The same seed and medicines make the same prescription. */
  seed: number
  /** What the doctor may prescribe; `count` of them are written, 2 to 6 if not given. */
  medicines: readonly KnownMedicine[]
  count?: number
}

export async function generatePrescription({
  kind,
  seed,
  medicines,
  count,
}: GenerateOptions): Promise<GeneratedPrescription> {
  const random = seededRandom(seed)
  const content = makeContent(random, medicines, NO_MEDICINE.has(kind) ? 0 : (count ?? whole(random, 2, 6)))
  const bytes = new Uint8Array(await DRAW[kind](random, content))
  const { type, extension } = TYPES[kind.endsWith('pdf') ? 'pdf' : FLAT.has(kind) ? 'png' : 'jpeg']
  return {
    kind,
    bytes,
    fileName: `prescription-${kind}-${seed}.${extension}`,
    type,
    content: kind === 'wall' ? undefined : content,
  }
}

const NO_MEDICINE: ReadonlySet<PrescriptionKind> = new Set(['letter', 'scribble', 'wall'])
const FLAT: ReadonlySet<PrescriptionKind> = new Set(['scan', 'table'])

const TYPES = {
  pdf: { type: 'application/pdf', extension: 'pdf' },
  png: { type: 'image/png', extension: 'png' },
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
} as const

type Draw = (random: Random, content: PrescriptionContent) => Promise<Uint8Array>

const DRAW: Record<PrescriptionKind, Draw> = {
  'typed-pdf': (random, content) => makeTextPdf((measure) => layOutPage(random, content, true, measure)),
  'scanned-pdf': async (random, content) =>
    makeScannedPdf([await flat(random, written(random, content, 'Roboto'), 'jpeg')]),
  scan: (random, content) => flat(random, written(random, content, 'Roboto'), 'png'),
  table: (random, content) => flat(random, drawPage(random, layOutTable(random, content), 'Roboto'), 'png'),
  photo: (random, content) => photograph(random, written(random, content, 'Roboto')),
  'hard-photo': (random, content) => photographBadly(random, written(random, content, 'Roboto')),
  letter: (random, content) => photograph(random, written(random, content, 'Roboto')),
  'neat-font': (random, content) => photograph(random, written(random, content, 'Kalam')),
  'cursive-font': (random, content) => photograph(random, written(random, content, 'Caveat')),
  scribble: (random, content) => {
    const ink: Ink[] = []
    letterhead(content, (text, x, y, size, pen) => ink.push({ text, x, y, size, pen }))
    const page = drawPage(random, ink, 'Roboto')
    scribble(random, page, 280, PAGE.height - 300)
    return photograph(random, page)
  },
  wall: (random) => photograph(random, blankPage()),
}

const written = (random: Random, content: PrescriptionContent, hand: Hand) =>
  drawPage(random, layOutPage(random, content, hand === 'Roboto', measureWith(hand)), hand)

/** As a scanner sees a page. */
const flat = (random: Random, page: Canvas, format: 'png' | 'jpeg'): Promise<Uint8Array> =>
  sharp(page.toBuffer('image/png'))
    .rotate(between(random, -1.2, 1.2), { background: '#fff' })
    .grayscale()
    .toFormat(format)
    .toBuffer()
