import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { StartProblem } from '../start-problem.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './lock-directory.ts'
import { type DatabaseOptions, type DatabaseSettings, migrationsFolder } from './open-database.ts'

/** PGlite has no autovacuum: written-to tables grow slower with every order unless somebody sweeps. */
const SWEEP_EVERY_MS = 10 * 60_000

/** What every order writes to is swept in between, after so many transactions. */
const SWEEP_AFTER = 1000
const SWEEP_WRITTEN = [
  'vacuum analyze orders, order_lines, order_events, jobs, idempotency_keys, prescriptions',
  // Its statistics stay true however much is sold, and reading 177,000 rows for them takes longest.
  'vacuum stock',
]

const makeDirectory = async (directory: string): Promise<void> => {
  try {
    await mkdir(directory, { recursive: true })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartProblem(
      `The data directory ${directory} cannot be made (${reason}). Set DATA_DIR to one that can be written to.`,
    )
  }
}

export const openPglite = async (
  settings: Extract<DatabaseSettings, { kind: 'pglite' }>,
  { onTrouble }: DatabaseOptions,
): Promise<Database> => {
  const { directory } = settings
  if (directory !== undefined) await makeDirectory(directory)
  const unlock = directory === undefined ? undefined : await lockDirectory(directory, onTrouble)
  const client = await PGlite.create(directory ?? 'memory://', { extensions: { pg_trgm } })
  await client.exec('create extension if not exists pg_trgm')
  const db = drizzle(client, { casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  // One statement each: several at once are a transaction, and in one there is no vacuum.
  const sweep = (statements: readonly string[]): void => {
    for (const statement of statements) client.exec(statement).catch(onTrouble)
  }
  const sweeping = setInterval(() => sweep(['vacuum analyze']), SWEEP_EVERY_MS)
  sweeping.unref()
  let sinceSwept = 0
  const swept = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work
    sinceSwept += 1
    if (sinceSwept === SWEEP_AFTER) {
      sinceSwept = 0
      sweep(SWEEP_WRITTEN)
    }
    return result
  }

  return {
    kind: 'pglite',
    db,
    transaction: (work) => swept(db.transaction(work)),
    lend: (work) => swept(work(db)),
    listen: (channel, listener) => client.listen(channel, listener),
    ping: async () => void (await client.query('select 1')),
    close: async () => {
      clearInterval(sweeping)
      await client.close()
      await unlock?.()
    },
  }
}
