import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { builtOnce } from './built-once.ts'
import type { Db } from './database.ts'

const dialect = new PgDialect()

/**
 * A statement that is written out, for what every other call asks: its text is put together once, and each run only
 * fills in the values of its `sql.placeholder(…)`s, by name. Gives its rows; times come as texts.
 */
export const written = <Row extends Record<string, unknown>>(statement: SQL) => {
  const query = dialect.sqlToQuery(statement)
  type Result = { execute: { rows: Row[] }; all: unknown; values: unknown }
  const prepared = builtOnce((db) => db._.session.prepareQuery<Result>(query, undefined, undefined, false))
  return async (db: Db, values: Readonly<Record<string, unknown>>): Promise<Row[]> =>
    (await prepared(db).execute({ ...values })).rows
}
