import type { Pricing, Schedule } from '@dawadoot/domain/cart/medicine'
import { priceOf } from '@dawadoot/domain/cart/pricing'
import { asPaise } from '@dawadoot/domain/money/paise'
import { and, eq, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
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

/** The shelf of a medicine at the warehouse that is filled in as `warehouseId`. */
export const ofWarehouse = and(
  eq(stock.medicineId, medicines.id),
  eq(stock.warehouseId, sql.placeholder('warehouseId')),
)

/** What a statement has to select to be put `onShelf`; joins the stock of `ofWarehouse`. */
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

export type ShelfRow = Omit<ShelvedMedicine, 'pricing'> & { mrp: number; discountPercent: number }

/** Schedule X is never sold online. Decisions, "Prescription, cart, order". */
export const isSellable = (medicine: { schedule: Schedule; sold: boolean }): boolean =>
  medicine.sold && medicine.schedule !== 'X'

export const onShelf = ({ mrp, discountPercent, ...row }: ShelfRow): ShelvedMedicine => ({
  ...row,
  pricing: priceOf(asPaise(mrp), discountPercent),
  packs: isSellable(row) ? row.packs : 0,
})

const byIds = builtOnce((db) =>
  db
    .select(shelfColumns)
    .from(medicines)
    .leftJoin(stock, ofWarehouse)
    .where(sql`${medicines.id} = any(${sql.placeholder('ids')})`)
    .prepare('shelf'),
)

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
  const rows = await byIds(db).execute({ warehouseId, ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, onShelf(row)]))
}
