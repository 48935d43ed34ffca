import type { Pricing, Schedule } from '@dawadoot/domain/cart/medicine'
import { priceOf } from '@dawadoot/domain/cart/pricing'
import { asPaise } from '@dawadoot/domain/money/paise'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { written } from '../db/written.ts'

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

export type ShelfRow = Omit<ShelvedMedicine, 'pricing'> & { mrp: number; discountPercent: number }

/** The medicine `m` as a `ShelfRow`, with the packs that `packs` says. */
export const shelfRow = (packs: SQL) => sql`
  json_build_object('id', m.id, 'name', m.name, 'form', m.form, 'pack', m.pack,
    'unitsPerPack', m.units_per_pack, 'composition', m.composition, 'compositionKey', m.composition_key,
    'schedule', m.schedule, 'mrp', m.mrp, 'discountPercent', m.discount_percent, 'sold', m.sold,
    'packs', ${packs})`

/** Schedule X is never sold online. Decisions, "Prescription, cart, order". */
export const isSellable = (medicine: { schedule: Schedule; sold: boolean }): boolean =>
  medicine.sold && medicine.schedule !== 'X'

export const onShelf = ({ mrp, discountPercent, ...row }: ShelfRow): ShelvedMedicine => ({
  ...row,
  pricing: priceOf(asPaise(mrp), discountPercent),
  packs: isSellable(row) ? row.packs : 0,
})

export const toShelf = (rows: readonly ShelfRow[] | null): Map<string, ShelvedMedicine> =>
  new Map((rows ?? []).map((row) => [row.id, onShelf(row)]))

/** The medicines `ids` at the warehouse `warehouseId`, both values of the statement, as one value. */
export const shelf = sql`
  (select json_agg(${shelfRow(sql`coalesce(s.packs, 0)`)})
   from medicines m
     left join stock s on s.medicine_id = m.id and s.warehouse_id = ${sql.placeholder('warehouseId')}
   where m.id = any(${sql.placeholder('ids')}::text[]))`

const byIds = written<{ shelf: ShelfRow[] | null }>(sql`select ${shelf} as shelf`)

/** Medicine ids with names, prices and stock at a warehouse. Ids that the catalogue does not have are left out. */
export const loadShelf = async (
  db: Db,
  warehouseId: string,
  ids: readonly string[],
): Promise<Map<string, ShelvedMedicine>> => {
  if (ids.length === 0) return new Map()
  const [row] = await byIds(db, { warehouseId, ids: [...new Set(ids)] })
  return toShelf(row?.shelf ?? null)
}
