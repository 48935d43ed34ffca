import { MEDICINE_SEARCH } from '@dawadoot/domain/cart/medicine-search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database.ts'
import { unseen } from '../db/unseen.ts'
import { onShelf, type ShelfRow, type ShelvedMedicine } from './shelf.ts'
import { typingDistance } from './typing-distance.ts'

const { limit } = MEDICINE_SEARCH
/** Where so many names begin as typed, nobody needs those that merely look alike. */
const ENOUGH = 10

/** Below the usual similarity of 0.6: finds "crocin" for "crovin", among much else. */
const LOOSE_SIMILARITY = '0.3'
const LOOSE_CANDIDATES = 200
/** Slips of the finger that may still mean a name. */
const mostSlips = (text: string): number => (text.length < 8 ? 1 : 2)

/** No text that begins with `text` comes after this one, byte by byte. */
const lastBeginning = (text: string): string => `${text}\u{10FFFF}`

/** Medicines that are sold whose name lies between two texts, in the order of the index, which ends at the last one asked for. */
const between = (from: SQL, to: SQL) => sql`
  select * from medicines
  where lower(name) ~>=~ ${from} and lower(name) ~<~ ${to} and sold and schedule <> 'X'
  order by lower(name) using ~<~ limit ${limit}`

/** What `found` selects, with the packs at the warehouse. */
const shelved = async (db: Db, warehouseId: string, found: SQL, order: SQL): Promise<ShelvedMedicine[]> => {
  const { rows } = await db.execute<ShelfRow>(sql`
    select m.id, m.name, m.form, m.pack, m.units_per_pack as "unitsPerPack", m.composition,
      m.composition_key as "compositionKey", m.schedule, m.mrp, m.discount_percent as "discountPercent", m.sold,
      coalesce(s.packs, 0) as packs
    from (${found}) m left join stock s on s.medicine_id = m.id and s.warehouse_id = ${warehouseId}
    order by ${order}`)
  return rows.map(onShelf)
}

/** Names that begin as typed. A range, because a plan for it can be kept; a pattern is planned anew for each text. */
const beginning = (db: Db, warehouseId: string, text: string) =>
  shelved(
    db,
    warehouseId,
    between(unseen(sql`${text}::text`), unseen(sql`${lastBeginning(text)}::text`)),
    sql`lower(m.name) using ~<~`,
  )

/** What was typed with each two neighbours in the other order: such a slip leaves few trigrams to find it by. */
const swapped = (text: string): string[] =>
  Array.from(
    { length: text.length - 1 },
    (_, n) => text.slice(0, n) + text.charAt(n + 1) + text.charAt(n) + text.slice(n + 2),
  )

/** Names that begin as typed, but for two letters in the wrong order: a few looks into the index. */
const beginningSwapped = (db: Db, warehouseId: string, text: string) => {
  const ranges = JSON.stringify(swapped(text).map((one) => ({ from: one, to: lastBeginning(one) })))
  const found = sql`
    select b.* from json_to_recordset(${ranges}::json) as r ("from" text, "to" text)
      cross join lateral (${between(sql`r."from"`, sql`r."to"`)}) b
    limit ${limit}`
  return shelved(db, warehouseId, found, sql`lower(m.name) using ~<~`)
}

/**
 * The word to look for names by: of "azithral 500mg tablet" the longest one without a digit. Numbers and forms are in
 * a third of all names; they only tell which of the found ones come first.
 */
const tellingWord = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .toSorted((a, b) => b.length - a.length)
    .find((word) => word.length >= MEDICINE_SEARCH.minCharacters) ?? text

/** Names with a word like the typed one, the likest first. */
const similar = (db: Db, warehouseId: string, text: string, known: readonly string[], most: number) =>
  shelved(
    db,
    warehouseId,
    sql`
      select *, word_similarity(${text}, lower(name)) as likeness from medicines
      where ${tellingWord(text)} <% lower(name) and sold and schedule <> 'X'
        and id <> all (${sql.param([...known])}::text[])
      order by likeness desc, lower(name) limit ${most}`,
    sql`m.likeness desc, lower(m.name)`,
  )

/** A wide net first, then the nearest by slips of the finger. Asked only when nothing else was found. */
const misspelt = async ({ transaction }: Database, warehouseId: string, text: string) => {
  const candidates = await transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${LOOSE_SIMILARITY}, true)`)
    return similar(tx, warehouseId, text, [], LOOSE_CANDIDATES)
  })
  return candidates
    .map((medicine) => ({ medicine, slips: typingDistance(text, medicine.name.toLowerCase()) }))
    .filter(({ slips }) => slips <= mostSlips(text))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, limit)
    .map(({ medicine }) => medicine)
}

/**
 * At most 20 medicines that are sold: those whose name begins as typed, then those with a similar word; where nothing
 * begins so, first those that would but for two swapped letters. `typed` is trimmed by the contract. Specification,
 * section 5.
 */
export const findMedicines = async (
  database: Database,
  warehouseId: string,
  typed: string,
): Promise<ShelvedMedicine[]> => {
  const { db } = database
  const text = typed.toLowerCase()
  const begin = await beginning(db, warehouseId, text)
  if (begin.length >= ENOUGH) return begin
  const slipped = begin.length > 0 ? [] : await beginningSwapped(db, warehouseId, text)
  if (slipped.length > 0) return slipped
  const known = begin.map(({ id }) => id)
  const found = [...begin, ...(await similar(db, warehouseId, text, known, limit - begin.length))]
  return found.length > 0 ? found : misspelt(database, warehouseId, text)
}
