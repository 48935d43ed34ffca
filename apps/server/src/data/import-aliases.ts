import * as v from 'valibot'
import { saltAliases } from '../db/tables/shop.ts'
import { bulkUpsert } from './bulk-upsert.ts'
import { tellCatalogueChanged } from './catalogue-news.ts'
import { text } from './csv-fields.ts'
import type { ImportFile } from './import-file.ts'
import { rekeyMedicines } from './import-medicines.ts'
import { readCsv } from './read-csv.ts'

const lower = v.pipe(text(200), v.toLowerCase())
const Row = v.object({ alias: lower, canonical: lower })

export const importAliases: ImportFile = async (db, csv) => {
  const read = readCsv(csv, Row, (row) => row.alias)
  if (!read.ok) return read
  await db.delete(saltAliases)
  await bulkUpsert(db, saltAliases, { key: ['alias'] }, read.rows)
  await rekeyMedicines(db)
  await tellCatalogueChanged(db)
  return { ok: true, rows: read.rows.length }
}
