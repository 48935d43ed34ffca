import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** A notice as part of a statement that is sent anyway. */
export const notice = (channel: string, payload: string) => sql`pg_notify(${channel}, ${payload})`

/** Tells every process that listens; inside a transaction, when it commits. At most 8000 bytes. */
export const notify = async (db: Db, channel: string, payload: string): Promise<void> => {
  await db.execute(sql`select ${notice(channel, payload)}`)
}
