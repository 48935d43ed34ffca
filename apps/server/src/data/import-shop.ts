import { notInArray } from 'drizzle-orm'
import * as v from 'valibot'
import { orders } from '../db/tables/orders.ts'
import { warehouses } from '../db/tables/places.ts'
import { medicines, pharmacists, stock } from '../db/tables/shop.ts'
import { bulkUpsert } from './bulk-upsert.ts'
import { id, latitude, longitude, pincode, text, whole } from './csv-fields.ts'
import type { ImportFile } from './import-file.ts'
import { readCsv, type RowProblem } from './read-csv.ts'

const Warehouse = v.object({ id, name: text(200), city: text(100), pincode, lat: latitude, lon: longitude })

/** A warehouse with orders cannot be left out; another one goes with its stock. */
export const importWarehouses: ImportFile = async (db, csv) => {
  const read = readCsv(csv, Warehouse, (row) => row.id)
  if (!read.ok) return read
  const kept = read.rows.map((row) => row.id)
  const needed = await db
    .selectDistinct({ id: orders.warehouseId })
    .from(orders)
    .where(notInArray(orders.warehouseId, kept))
  if (needed.length > 0)
    return {
      ok: false,
      problems: needed.map((row) => ({ line: 1, reason: `${row.id} has orders and is left out` })),
    }
  await db.delete(stock).where(notInArray(stock.warehouseId, kept))
  await db.delete(warehouses).where(notInArray(warehouses.id, kept))
  const rows = read.rows.map(({ lat, lon, ...row }) => ({ ...row, latitude: lat, longitude: lon }))
  await bulkUpsert(db, warehouses, { key: ['id'] }, rows)
  return { ok: true, rows: rows.length }
}

const Stock = v.object({ medicine_id: id, warehouse_id: id, packs: whole(0, 1_000_000) })

/** Sets the packs of the pairs that the file lists; the others stay as they are, for the shop sells meanwhile. */
export const importStock: ImportFile = async (db, csv) => {
  const read = readCsv(csv, Stock, (row) => `${row.medicine_id} at ${row.warehouse_id}`)
  if (!read.ok) return read
  const known = {
    medicine: new Set((await db.select({ id: medicines.id }).from(medicines)).map((row) => row.id)),
    warehouse: new Set((await db.select({ id: warehouses.id }).from(warehouses)).map((row) => row.id)),
  }
  const problems = read.rows.flatMap((row, index): RowProblem[] => {
    const line = read.lines[index] ?? 0
    if (!known.medicine.has(row.medicine_id))
      return [{ line, reason: `medicine_id: ${row.medicine_id} is not known` }]
    if (!known.warehouse.has(row.warehouse_id))
      return [{ line, reason: `warehouse_id: ${row.warehouse_id} is not known` }]
    return []
  })
  if (problems.length > 0) return { ok: false, problems }
  const rows = read.rows.map((row) => ({
    warehouseId: row.warehouse_id,
    medicineId: row.medicine_id,
    packs: row.packs,
  }))
  await bulkUpsert(db, stock, { key: ['warehouseId', 'medicineId'] }, rows)
  return { ok: true, rows: rows.length }
}

const Pharmacist = v.object({ registration: text(100), name: text(200) })

/** Adds or renames; nobody is removed, since orders name who verified them. */
export const importPharmacists: ImportFile = async (db, csv) => {
  const read = readCsv(csv, Pharmacist, (row) => row.registration)
  if (!read.ok) return read
  await bulkUpsert(db, pharmacists, { key: ['registration'] }, read.rows)
  return { ok: true, rows: read.rows.length }
}
