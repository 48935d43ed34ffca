import { readFileSync } from 'node:fs'
import { generatePrescription, type PrescriptionKind } from '@dawadoot/reader/testing'
import { parse } from 'csv-parse/sync'
import { PDFDocument } from 'pdf-lib'
import { root } from './places.ts'
import type { ChosenFile } from './prescription.ts'

type Row = Record<
  'id' | 'name' | 'brand' | 'form' | 'strength' | 'composition' | 'units_per_pack' | 'schedule' | 'source',
  string
>

/**
 * Medicines that the demo's catalogue really holds, whose brand comes in one strength and form: however a doctor
 * shortens them, there is one right answer.
 */
const rows = parse<Row>(readFileSync(`${root}apps/server/data/catalogue.csv`), { columns: true })
const brandsSold = Map.groupBy(rows, ({ brand }) => brand)
const medicines = rows
  .filter(
    ({ brand, form, source }) => source === 'own' && form === 'tablet' && brandsSold.get(brand)?.length === 1,
  )
  .filter(({ composition, schedule }) => composition.includes('+') && schedule === 'H')
  .map((row) => ({ ...row, unitsPerPack: Number(row.units_per_pack) }))

export type Paper = { file: ChosenFile; medicines: readonly string[] }

const paper = async (kind: PrescriptionKind, seed: number, count: number): Promise<Paper> => {
  const { bytes, fileName, type, content } = await generatePrescription({ kind, seed, medicines, count })
  const names = new Map(medicines.map(({ id, name }) => [id, name]))
  return {
    file: { name: fileName, mimeType: type, buffer: Buffer.from(bytes) },
    medicines: (content?.medicines ?? []).flatMap(({ medicineId }) => names.get(medicineId) ?? []),
  }
}

export const typedPdf = (): Promise<Paper> => paper('typed-pdf', 11, 4)
export const photographedPage = (): Promise<Paper> => paper('photo', 12, 4)

/** A printed pad with a hand that nobody can read. */
export const scribblePage = async (): Promise<ChosenFile> => (await paper('scribble', 13, 0)).file

const LINES_A_PAGE = 10

/** A typed prescription of so many lines, ten to a page and no medicine twice. */
export const longPdf = async (lines: number): Promise<ChosenFile> => {
  const whole = await PDFDocument.create()
  for (let first = 0; first < lines; first += LINES_A_PAGE) {
    const some = medicines.slice(first, first + LINES_A_PAGE)
    const page = { kind: 'typed-pdf', seed: 21 + first, medicines: some, count: some.length } as const
    const { bytes } = await generatePrescription(page)
    const [copied] = await whole.copyPages(await PDFDocument.load(bytes), [0])
    if (copied) whole.addPage(copied)
  }
  return { name: 'long.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await whole.save()) }
}
