import { maySwap } from '@dawadoot/domain/cart/no-swap'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { unseenTexts } from '../db/unseen.ts'
import { written } from '../db/written.ts'
import { fromShelf, shelf, type ShelfValues, shelfValues, type ShelvedMedicine, toShelf } from './shelf.ts'

/** More than a person compares on a telephone. */
const MOST_ALTERNATIVES = 5

const hasAlternatives = (medicine: ShelvedMedicine): boolean => medicine.schedule !== 'X' && maySwap(medicine)

/** Whether `medicine` is one that we would have offered instead of `named`. */
export const mayStandFor = (medicine: ShelvedMedicine, named: ShelvedMedicine): boolean =>
  medicine.id !== named.id &&
  medicine.compositionKey === named.compositionKey &&
  medicine.form === named.form &&
  maySwap(named)

/**
 * What may stand for each of the medicines `askedIds`, a value of the statement like `warehouseId`: the same salts in
 * the same form, in stock first, cheapest first. As one value.
 */
const alternatives = sql`
  (select json_agg(json_build_array(m."askedId", ${shelfValues(sql`m.packs`)}))
   from (
     select asked.id as "askedId", best.*
     from medicines asked cross join lateral (
       select other.*, coalesce(s.packs, 0) as packs
       from medicines other
         left join stock s on s.medicine_id = other.id and s.warehouse_id = ${sql.placeholder('warehouseId')}
       where other.composition_key = asked.composition_key and other.form = asked.form and other.id <> asked.id
         and other.schedule <> 'X' and other.sold
       order by coalesce(s.packs, 0) > 0 desc, round(other.mrp * (100 - other.discount_percent) / 100.0), other.id
       limit ${sql.raw(String(MOST_ALTERNATIVES))}) best
     where asked.id = any(${unseenTexts('askedIds')})) m)`

type Found = [askedId: string, alternative: ShelfValues][] | null

const offersOf = (found: Found, asked: Iterable<ShelvedMedicine>): Map<string, ShelvedMedicine[]> => {
  const rows = Map.groupBy(found ?? [], ([askedId]) => askedId)
  const offers = new Map<string, ShelvedMedicine[]>()
  for (const medicine of asked) {
    const others = hasAlternatives(medicine) ? (rows.get(medicine.id) ?? []) : []
    if (others.length > 0)
      offers.set(
        medicine.id,
        others.map(([, other]) => fromShelf(other)),
      )
  }
  return offers
}

const ofAsked = written<{ found: Found }>(sql`select ${alternatives} as found`)

/** What may stand for each medicine. None for salts that must not be swapped and for what is not sold at all. */
export const loadAlternatives = async (
  db: Db,
  warehouseId: string,
  shelved: readonly ShelvedMedicine[],
): Promise<Map<string, ShelvedMedicine[]>> => {
  const askedIds = shelved.filter(hasAlternatives).map(({ id }) => id)
  if (askedIds.length === 0) return new Map()
  const [row] = await ofAsked(db, { warehouseId, askedIds })
  return offersOf(row?.found ?? null, shelved)
}

const shelfAndAlternatives = written<{ shelf: ShelfValues[] | null; found: Found }>(
  sql`select ${shelf} as shelf, ${alternatives} as found`,
)

/** What `loadShelf` gives of `ids`, and what `loadAlternatives` gives of those in `askedIds`, in one statement. */
export const loadShelfWithAlternatives = async (
  db: Db,
  warehouseId: string,
  { ids, askedIds }: { ids: readonly string[]; askedIds: readonly string[] },
): Promise<{
  shelf: ReadonlyMap<string, ShelvedMedicine>
  alternatives: ReadonlyMap<string, ShelvedMedicine[]>
}> => {
  if (ids.length === 0) return { shelf: new Map(), alternatives: new Map() }
  const values = { warehouseId, ids: [...new Set(ids)], askedIds: [...new Set(askedIds)] }
  const [row] = await shelfAndAlternatives(db, values)
  const found = toShelf(row?.shelf ?? null)
  return { shelf: found, alternatives: offersOf(row?.found ?? null, found.values()) }
}
