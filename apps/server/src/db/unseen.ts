import { type SQL, sql } from 'drizzle-orm'

/**
 * A value of a statement that PostgreSQL does not look at when it plans: its plan is then one for all values, and kept.
 * Of a list it expects ten values; where it sees that there are fewer, or which texts a range lies between, it thinks a
 * plan of its own worth it, and planning a long statement anew for each call takes as long as running it.
 */
export const unseen = (value: SQL) => sql`(select ${value})`

/** The same of a list of texts, by the name of its placeholder. */
export const unseenTexts = (name: string) => sql`${unseen(sql`${sql.placeholder(name)}::text[]`)}::text[]`
