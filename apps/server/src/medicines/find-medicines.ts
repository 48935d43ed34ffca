import { MEDICINE_SEARCH } from '@dawadoot/domain/cart/medicine-search'
import { and, desc, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database.ts'
import { medicines, stock } from '../db/tables/shop.ts'
import { atWarehouse, onShelf, shelfColumns, type ShelvedMedicine } from './shelf.ts'
import { typingDistance } from './typing-distance.ts'

const { limit } = MEDICINE_SEARCH
const lowerName = sql`lower(${medicines.name})`

/** Below the usual similarity of 0.6: finds "crocin" for "crovin", among much else. */
const LOOSE_SIMILARITY = '0.3'
const LOOSE_CANDIDATES = 200
/** Slips of the finger that may still mean a name. */
const mostSlips = (text: string): number => (text.length < 8 ? 1 : 2)

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

/** What was typed with each two neighbours in the other order: such a slip leaves few trigrams to find it by. */
const swapped = (text: string): string[] =>
  Array.from(
    { length: text.length - 1 },
    (_, n) => text.slice(0, n) + text.charAt(n + 1) + text.charAt(n) + text.slice(n + 2),
  )

/** A wide net first, then the nearest by slips of the finger. Asked only when nothing else was found. */
const misspelt = async ({ transaction }: Database, warehouseId: string, text: string) => {
  const patterns = swapped(text).map((one) => `${literally(one)}%`)
  const isSwapped = sql`${lowerName} like any (${sql.param(patterns)}::text[])`
  const candidates = await transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${LOOSE_SIMILARITY}, true)`)
    const order = [desc(isSwapped), desc(sql`word_similarity(${text}, ${lowerName})`)]
    return select(tx, warehouseId, or(isSwapped, sql`${text} <% ${lowerName}`), order, LOOSE_CANDIDATES)
  })
  return candidates
    .map((medicine) => ({ medicine, slips: typingDistance(text, medicine.name.toLowerCase()) }))
    .filter(({ slips }) => slips <= mostSlips(text))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, limit)
    .map(({ medicine }) => medicine)
}

/**
 * At most 20 medicines that are sold: those whose name begins as typed, then those with a similar word.
 * `typed` is trimmed by the contract. Specification, section 5.
 */
export const findMedicines = async (
  database: Database,
  warehouseId: string,
  typed: string,
): Promise<ShelvedMedicine[]> => {
  const { db } = database
  const text = typed.toLowerCase()
  const begins = sql`${lowerName} like ${`${literally(text)}%`}`
  const first = await select(db, warehouseId, begins, [lowerName], limit)
  if (first.length >= limit) return first
  const known = first.map(({ id }) => id)
  const then = [...first, ...(await similar(db, warehouseId, text, known, limit - first.length))]
  if (then.length > 0) return then
  return misspelt(database, warehouseId, text)
}
