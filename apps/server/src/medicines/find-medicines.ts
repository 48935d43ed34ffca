import { MEDICINE_SEARCH } from '@dawadoot/domain/cart/medicine-search'
import { and, desc, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database.ts'
import { medicines, stock } from '../db/tables/shop.ts'
import { atWarehouse, onShelf, shelfColumns, type ShelvedMedicine } from './shelf.ts'

const { limit } = MEDICINE_SEARCH
const lowerName = sql`lower(${medicines.name})`

/** Below the usual similarity of 0.6, for words with two letters wrong; asked only when nothing else was found. */
const LOOSE_SIMILARITY = '0.4'

/** What a person typed means itself: `%` and `_` are no wildcards. */
const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

const select = async (db: Db, warehouseId: string, where: SQL | undefined, order: SQL[], most: number) => {
  const rows = await db
    .select(shelfColumns)
    .from(medicines)
    .leftJoin(stock, atWarehouse(warehouseId))
    .where(and(where, medicines.sold, ne(medicines.schedule, 'X')))
    .orderBy(...order)
    .limit(most)
  return rows.map(onShelf)
}

const similar = (db: Db, warehouseId: string, text: string, known: readonly string[], most: number) =>
  select(
    db,
    warehouseId,
    and(sql`${text} <% ${lowerName}`, known.length > 0 ? notInArray(medicines.id, [...known]) : undefined),
    [desc(sql`word_similarity(${text}, ${lowerName})`), lowerName],
    most,
  )

/**
 * At most 20 medicines that are sold: those whose name begins as typed, then those with a similar word.
 * `typed` is trimmed by the contract. Specification, section 5.
 */
export const findMedicines = async (
  { db, transaction }: Database,
  warehouseId: string,
  typed: string,
): Promise<ShelvedMedicine[]> => {
  const text = typed.toLowerCase()
  const begins = sql`${lowerName} like ${`${literally(text)}%`}`
  const first = await select(db, warehouseId, begins, [lowerName], limit)
  if (first.length >= limit) return first
  const known = first.map(({ id }) => id)
  const then = [...first, ...(await similar(db, warehouseId, text, known, limit - first.length))]
  if (then.length > 0) return then
  return transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${LOOSE_SIMILARITY}, true)`)
    return similar(tx, warehouseId, text, [], limit)
  })
}
