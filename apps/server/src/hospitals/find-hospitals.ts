import { HOSPITAL_SEARCH } from '@dawadoot/domain/address/hospital-search'
import { and, asc, like, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { hospitals } from '../db/tables/places.ts'

/** What people type, taken literally: % and _ are no wildcards. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

const MOST_WORDS = 8

/** Every word somewhere in name or place; names that begin with what was typed come first, then words of names. */
const byWords = (db: Db, query: string, limit: number) => {
  const words = query.split(/\s+/).slice(0, MOST_WORDS)
  const name = sql`lower(${hospitals.name})`
  const rank = sql`case when ${name} like ${`${literal(query)}%`} then 0
    when ${name} like ${`% ${literal(query)}%`} then 1
    when ${name} like ${`%${literal(words[0] ?? '')}%`} then 2 else 3 end`
  return db
    .select()
    .from(hospitals)
    .where(and(...words.map((word) => like(hospitals.searchText, `%${literal(word)}%`))))
    .orderBy(rank, asc(hospitals.name), asc(hospitals.id))
    .limit(limit)
}

/** What is written nearly so, as "apolo" for Apollo. */
const bySimilarity = (db: Db, query: string, limit: number) =>
  db
    .select()
    .from(hospitals)
    .where(sql`${query} <% ${hospitals.searchText}`)
    .orderBy(sql`word_similarity(${query}, ${hospitals.searchText}) desc`, asc(hospitals.id))
    .limit(limit)

/** At most `limit` hospitals for what was typed; none for less than two characters. Specification, section 5. */
export const findHospitals = async (db: Db, typed: string, limit: number) => {
  const query = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (query.length < HOSPITAL_SEARCH.minCharacters) return []
  const exact = await byWords(db, query, limit)
  const isWord = /\p{L}{3}/u.test(query)
  return exact.length > 0 || !isWord ? exact : bySimilarity(db, query, limit)
}
