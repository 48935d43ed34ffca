import type { Pricing, Schedule } from '@dawadoot/domain/cart/medicine'
import { priceOf } from '@dawadoot/domain/cart/pricing'
import { asPaise } from '@dawadoot/domain/money/paise'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { unseenTexts } from '../db/unseen.ts'
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

/** A `ShelfRow` as statements send it beside something else: names in each row take them twice as long as the rest. */
export type ShelfValues = [
  id: string,
  name: string,
  form: string,
  pack: string,
  unitsPerPack: number,
  composition: string,
  compositionKey: string,
  schedule: Schedule,
  mrp: number,
  discountPercent: number,
  sold: boolean,
  packs: number,
]

/** The medicine `m` as `ShelfValues`, with the packs that `packs` says. */
export const shelfValues = (packs: SQL) => sql`
  json_build_array(m.id, m.name, m.form, m.pack, m.units_per_pack, m.composition, m.composition_key, m.schedule,
    m.mrp, m.discount_percent, m.sold, ${packs})`

/** Schedule X is never sold online. Decisions, "Prescription, cart, order". */
export const isSellable = (medicine: { schedule: Schedule; sold: boolean }): boolean =>
  medicine.sold && medicine.schedule !== 'X'

export const onShelf = ({ mrp, discountPercent, ...row }: ShelfRow): ShelvedMedicine => ({
  ...row,
  pricing: priceOf(asPaise(mrp), discountPercent),
  packs: isSellable(row) ? row.packs : 0,
})

export const fromShelf = ([
  id,
  name,
  form,
  pack,
  unitsPerPack,
  composition,
  compositionKey,
  schedule,
  mrp,
  discountPercent,
  sold,
  packs,
]: ShelfValues): ShelvedMedicine =>
  onShelf({
    id,
    name,
    form,
    pack,
    unitsPerPack,
    composition,
    compositionKey,
    schedule,
    mrp,
    discountPercent,
    sold,
    packs,
  })

export const toShelf = (rows: readonly ShelfValues[] | null): Map<string, ShelvedMedicine> =>
  new Map((rows ?? []).map((row) => [row[0], fromShelf(row)]))

/** The medicines `ids` at a warehouse as one value beside others. */
export const shelfOf = ({ warehouseId, ids }: { warehouseId: SQL; ids: SQL }) => sql`
  (select json_agg(${shelfValues(sql`coalesce(shelved.packs, 0)`)})
   from medicines m
     left join stock shelved on shelved.medicine_id = m.id and shelved.warehouse_id = ${warehouseId}
   where m.id = any(${ids}))`

/** The medicines `ids` at the warehouse `warehouseId`, both values of the statement, as one value. */
export const shelf = shelfOf({
  warehouseId: sql`${sql.placeholder('warehouseId')}`,
  ids: unseenTexts('ids'),
})

const byIds = written<{ shelf: ShelfValues[] | null }>(sql`select ${shelf} as shelf`)

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
