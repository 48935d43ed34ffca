import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Rows<T> = { rows: T[] }

/** What both engines answer to a raw statement. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** Where statements run: the database itself, or a transaction of it. */
export type Db = PgDatabase<RowsHKT>

/** Called with each payload; with undefined after a lost connection, when notices may have been missed. */
export type Listener = (payload: string | undefined) => void

/**
 * The one door to the data, over PGlite or PostgreSQL. Within `transaction` only the transaction may be used:
 * PGlite has one connection, so a statement beside it would wait for ever.
 */
export type Database = {
  kind: 'pglite' | 'postgres'
  db: Db
  /** Commits what `work` did, or nothing of it when it throws. */
  transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  /**
   * Lends the connection that a transaction would run on, where each statement is a transaction of its own: for work
   * that looks first and then does all it does in one statement.
   */
  lend: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Ends with the returned function. Inside a transaction `notify` is sent when it commits. */
  listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>
  /** Resolves when the database answers. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
