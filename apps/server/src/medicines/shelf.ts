import type { Pricing, Schedule } from '@dawadoot/domain/cart/medicine'
import { priceOf } from '@dawadoot/domain/cart/pricing'
import { asPaise } from '@dawadoot/domain/money/paise'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { medicines, stock } from '../db/tables/shop.ts'

/** A medicine as it stands at one warehouse. `packs` is what is left; a medicine that is not sold has none. */
export type ShelvedMedicine = {
  id: string
  name: string
  form: string
  pack: string
  unitsPerPack: number
  composition: string
  compositionKey: string
  schedule: Schedule
  pricing: Pricing
  packs: number
  sold: boolean
}

/** What a statement has to select to be put `onShelf`; joins `atWarehouse`. */
export const shelfColumns = {
  id: medicines.id,
  name: medicines.name,
  form: medicines.form,
  pack: medicines.pack,
  unitsPerPack: medicines.unitsPerPack,
  composition: medicines.composition,
  compositionKey: medicines.compositionKey,
  schedule: medicines.schedule,
  mrp: medicines.mrp,
  discountPercent: medicines.discountPercent,
  sold: medicines.sold,
  packs: sql<number>`coalesce(${stock.packs}, 0)`.as('packs'),
}

export const atWarehouse = (warehouseId: string) =>
  and(eq(stock.medicineId, medicines.id), eq(stock.warehouseId, warehouseId))

export type ShelfRow = Omit<ShelvedMedicine, 'pricing'> & { mrp: number; discountPercent: number }

/** Schedule X is never sold online. Decisions, "Prescription, cart, order". */
export const isSellable = (medicine: { schedule: Schedule; sold: boolean }): boolean =>
  medicine.sold && medicine.schedule !== 'X'

export const onShelf = ({ mrp, discountPercent, ...row }: ShelfRow): ShelvedMedicine => ({
  ...row,
  pricing: priceOf(asPaise(mrp), discountPercent),
  packs: isSellable(row) ? row.packs : 0,
})

/**
 * The one place where medicine ids and a warehouse become names, prices and stock: search, results and orders all
 * read it. Ids that the catalogue does not have are left out.
 */
export const loadShelf = async (
  db: Db,
  warehouseId: string,
  ids: readonly string[],
): Promise<Map<string, ShelvedMedicine>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(shelfColumns)
    .from(medicines)
    .leftJoin(stock, atWarehouse(warehouseId))
    .where(inArray(medicines.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, onShelf(row)]))
}
