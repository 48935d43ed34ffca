import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/**
 * Not in a backup: after a restore everybody signs in anew. Otherwise a session that was ended since, because its
 * telephone was lost, would live again, and whoever finds a backup would find keys in it.
 */
const LEFT_OUT = ['sessions', 'session_tokens', 'otp_challenges', 'otp_sends', 'kiosk_code_tries']

const allTables = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  return rows.map(({ name }) => name)
}

/** Each table that refers to another one. */
const references = async (db: Db): Promise<{ from: string; to: string }[]> => {
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    select source.relname as "from", target.relname as "to"
    from pg_constraint
      join pg_class source on source.oid = conrelid
      join pg_class target on target.oid = confrelid
    where contype = 'f'`)
  return rows
}

/** What is backed up: every table, what is referred to before what refers to it. */
export const backedUpTables = async (db: Db): Promise<string[]> => {
  const edges = await references(db)
  const ordered: string[] = []
  let left = (await allTables(db)).filter((name) => !LEFT_OUT.includes(name))
  while (left.length > 0) {
    const waits = (name: string) =>
      edges.some(({ from, to }) => from === name && to !== name && left.includes(to))
    const next = left.filter((name) => !waits(name))
    if (next.length === 0) throw new Error(`tables refer to each other in a circle: ${left.join(', ')}`)
    ordered.push(...next)
    left = left.filter((name) => !next.includes(name))
  }
  return ordered
}

/** Every table with its rows, to be emptied by a restore. */
export const emptyTables = async (tx: Db): Promise<void> => {
  const names = (await allTables(tx)).map((name) => sql.identifier(name))
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
}

/** The migrations that this database has been through. */
export const migrationsOf = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ hash }) => hash)
}
