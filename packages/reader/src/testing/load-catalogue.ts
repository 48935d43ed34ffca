import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { KnownMedicine, ReaderKnowledge, SaltAlias } from '../reading.ts'

/** Reads `catalogue.csv` and `synonyms.csv` of a folder. */
export async function loadKnowledge(folder: URL): Promise<ReaderKnowledge> {
  const [medicines, aliases] = await Promise.all([
    readRows(new URL('catalogue.csv', folder)),
    readRows(new URL('synonyms.csv', folder)),
  ])
  return { medicines: medicines.map(toMedicine), aliases: aliases.map(toAlias) }
}

type Row = Record<string, string>

const readRows = async (file: URL): Promise<Row[]> => parse<Row>(await readFile(file), { columns: true })

const cell = (row: Row, name: string): string => {
  const value = row[name]
  if (value === undefined) throw new Error(`the table has no column ${name}`)
  return value
}

const toMedicine = (row: Row): KnownMedicine => ({
  id: cell(row, 'id'),
  name: cell(row, 'name'),
  brand: cell(row, 'brand'),
  form: cell(row, 'form'),
  strength: cell(row, 'strength'),
  composition: cell(row, 'composition'),
  unitsPerPack: Number(cell(row, 'units_per_pack')),
})

const toAlias = (row: Row): SaltAlias => ({ alias: cell(row, 'alias'), canonical: cell(row, 'canonical') })
