import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { isLockTimeout, isUnanswered } from '../web/database-failure.ts'
import type { Database, Db } from './database.ts'
import { StartProblem } from '../start-problem.ts'
import {
  type DatabaseOptions,
  type DatabaseSettings,
  migrationsFolder,
  type Patience,
} from './open-database.ts'
import { keepPlans } from './keep-plans.ts'
import { sendTogether } from './send-together.ts'
import { createPostgresListener } from './postgres-listener.ts'

const PATIENCE: Patience = { connection: 3000, lock: 5000, statement: 10_000 }

/** Any number, as long as every version of the server uses the same. */
const MIGRATION_LOCK = 7_305_112

/** While a change waits for a table, every call for that table waits behind it: rather come back a moment later. */
const MIGRATION_PATIENCE_MS = 2000
const MIGRATION_TRIES = 30

const migrateInTurn = async (client: pg.Client): Promise<void> => {
  await client.query(`set lock_timeout = ${MIGRATION_PATIENCE_MS}`)
  for (let tries = 1; ; tries += 1) {
    try {
      await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
      return
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (tries === MIGRATION_TRIES)
        throw new StartProblem('The schema could not be brought up to date: its tables are never free.')
      await sleep(500)
    }
  }
}

/** Of the connections of a process; the others are for single statements. */
const SHARE_OF_TRANSACTIONS = 0.6

/**
 * What a transaction runs finds its rows by their keys, whatever the values are. Left to itself PostgreSQL plans a long
 * statement anew each time, because of a list it takes twice as many values to come as do: half a millisecond an order.
 * And a plan for all values must not count on some of them: a merge that ends early for one pincode reads thousands of
 * others for the next, and what is read as a whole while a table is young grows with it. A search is the other way
 * round: its plan depends on what is typed, and one for all takes twice as long.
 */
const KEPT_PLANS = [
  '-c plan_cache_mode=force_generic_plan',
  ...['mergejoin', 'hashjoin', 'memoize', 'seqscan'].map((way) => `-c enable_${way}=off`),
].join(' ')

const prepare = async (client: pg.Client): Promise<void> => {
  // Two servers that start together would create and migrate together.
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await client.query('create extension if not exists pg_trgm')
  await migrateInTurn(client)
}

/**
 * Work on connections of its own. One that went silent is closed rather than asked to roll back, which it would not
 * hear either: the database does that by itself once the connection is gone.
 */
const workingOn = (pool: pg.Pool): Pick<Database, 'transaction' | 'lend'> => {
  // Statements that were built for a connection are found again when it is lent out the next time.
  const dbs = new WeakMap<pg.PoolClient, Db>()
  const dbOf = (client: pg.PoolClient): Db => {
    const db = dbs.get(client) ?? drizzle(client, { casing: 'snake_case' })
    dbs.set(client, db)
    return db
  }
  const lend: Database['lend'] = async (work) => {
    const client = await pool.connect()
    try {
      const result = await work(dbOf(client))
      client.release()
      return result
    } catch (error) {
      client.release(isUnanswered(error))
      throw error
    }
  }
  const transaction: Database['transaction'] = async (work) => {
    const client = await pool.connect()
    try {
      // Not waited for: it goes out in one piece with the first statement, which fails if it did.
      const begun = client.query('begin')
      begun.catch(() => undefined)
      const result = await work(dbOf(client))
      await begun
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      const lost = isUnanswered(error)
        ? true
        : await client.query('rollback').then(
            () => false,
            () => true,
          )
      client.release(lost)
      throw error
    }
  }
  return { transaction, lend }
}

export const openPostgres = async (
  settings: Extract<DatabaseSettings, { kind: 'postgres' }>,
  { onTrouble }: DatabaseOptions,
): Promise<Database> => {
  const connectionString = settings.url
  const first = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  first.on('error', onTrouble)
  try {
    await first.connect()
  } catch (error) {
    const reason = error instanceof Error ? ('code' in error ? String(error.code) : error.message) : 'unknown'
    throw new StartProblem(`The database at DATABASE_URL cannot be reached (${reason}).`)
  }
  try {
    await prepare(first)
  } finally {
    await first.end()
  }

  const { connection, lock, statement } = settings.patience ?? PATIENCE
  const options: pg.PoolConfig = {
    connectionString,
    // What does not wait for an answer goes out at once: see `workingOn`.
    pipeline: true,
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: 30_000,
    statement_timeout: statement,
    // The database ends what takes too long; this is for one that cannot even say so.
    query_timeout: Math.round(statement * 1.2),
    lock_timeout: lock,
    idle_in_transaction_session_timeout: statement * 2,
  }
  // Transactions wait for the disk. Were there one pool, a disk that takes its time would keep who only reads waiting.
  const writing = Math.max(1, Math.round(settings.connections * SHARE_OF_TRANSACTIONS))
  const pool = new pg.Pool({ ...options, max: Math.max(1, settings.connections - writing) })
  const transactions = new pg.Pool({ ...options, options: KEPT_PLANS, max: writing })
  // A connection that ends while we close is no trouble.
  let closing = false
  const onLost = (error: unknown): void => {
    if (!closing) onTrouble(error)
  }
  // A connection that the database ends while it is lent out reports here as well: without a listener on each,
  // that report would end the process.
  for (const each of [pool, transactions]) {
    each.on('error', onLost)
    each.on('connect', (client) => {
      client.on('error', onLost)
      keepPlans(client)
      sendTogether(client)
    })
  }
  const db = drizzle(pool, { casing: 'snake_case' })
  const listener = createPostgresListener({ connectionString, onTrouble })

  return {
    kind: 'postgres',
    db,
    ...workingOn(transactions),
    listen: listener.listen,
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      closing = true
      await listener.close()
      await Promise.all([pool.end(), transactions.end()])
    },
  }
}
