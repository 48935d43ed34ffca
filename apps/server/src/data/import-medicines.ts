import { SCHEDULES } from '@dawadoot/domain/cart/medicine'
import { paiseFromRupees } from '@dawadoot/domain/money/paise'
import * as v from 'valibot'
import type { Db } from '../db/database.ts'
import { medicines, saltAliases } from '../db/tables/shop.ts'
import { bulkUpsert } from './bulk-upsert.ts'
import { tellCatalogueChanged } from './catalogue-news.ts'
import { compositionKey } from './composition-key.ts'
import { id, number, oneOf, optionalText, text, whole } from './csv-fields.ts'
import type { ImportFile } from './import-file.ts'
import { readCsv } from './read-csv.ts'

const Row = v.object({
  id,
  name: text(200),
  brand: text(200),
  manufacturer: optionalText(200),
  form: text(40),
  strength: text(500),
  pack: text(100),
  units_per_pack: number(0.01, 100_000),
  composition: text(2000),
  mrp: number(0.01, 1_000_000),
  discount_percent: whole(0, 100),
  schedule: oneOf(SCHEDULES),
  source: text(40),
  price_basis: text(40),
})

const readCanonical = async (db: Db): Promise<Map<string, string>> =>
  new Map((await db.select().from(saltAliases)).map(({ alias, canonical }) => [alias, canonical]))

/** Medicines that the file no longer lists stay for the orders that name them, but are not sold any more. */
export const importMedicines: ImportFile = async (db, csv) => {
  const read = readCsv(csv, Row, (row) => row.id)
  if (!read.ok) return read
  const canonical = await readCanonical(db)
  const rows = read.rows.map((row) => ({
    id: row.id,
    name: row.name,
    brand: row.brand,
    manufacturer: row.manufacturer,
    form: row.form,
    strength: row.strength,
    pack: row.pack,
    unitsPerPack: row.units_per_pack,
    composition: row.composition,
    compositionKey: compositionKey(row.composition, canonical),
    mrp: paiseFromRupees(row.mrp),
    discountPercent: row.discount_percent,
    schedule: row.schedule,
    source: row.source,
    priceBasis: row.price_basis,
    sold: true,
  }))
  await db.update(medicines).set({ sold: false })
  await bulkUpsert(db, medicines, { key: ['id'] }, rows)
  await tellCatalogueChanged(db)
  return { ok: true, rows: rows.length }
}

/** Aliases decide which compositions are the same, so the catalogue is looked through again. */
export const rekeyMedicines = async (db: Db): Promise<void> => {
  const canonical = await readCanonical(db)
  const changed = (await db.select().from(medicines)).flatMap((row) => {
    const key = compositionKey(row.composition, canonical)
    return key === row.compositionKey ? [] : [{ ...row, compositionKey: key }]
  })
  await bulkUpsert(db, medicines, { key: ['id'] }, changed)
}
