import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { loadFirstData } from '../data/load-first-data.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { createDatabase } from './create-database.ts'

/** Where a run on real PostgreSQL finds its server; a database per worker is made there. Undefined on PGlite. */
const serverUrl = inject('postgresUrl')

/** A slow machine must not make a test fail. */
const MINUTES = 5 * 60_000
const PATIENCE = { connection: MINUTES, lock: MINUTES, statement: MINUTES }

const open = async (): Promise<Database> => {
  const worker = process.env['VITEST_POOL_ID'] ?? '0'
  const settings = serverUrl
    ? ({
        kind: 'postgres',
        url: await createDatabase(serverUrl, `dawadoot_test_${worker}`),
        connections: 10,
        patience: PATIENCE,
      } as const)
    : ({ kind: 'pglite', directory: undefined } as const)
  const database = await openDatabase(settings, { onTrouble: () => undefined })
  await loadFirstData(database, { demo: true, now: new Date('2026-11-27T00:00:00Z') })
  // Two shelves are enough for tests, and are quick to put back.
  await database.db.execute(sql`delete from stock where warehouse_id not in ('WH-DEL-01', 'WH-DEL-02')`)
  // Beside the server's own tables, which a backup takes all.
  await database.db.execute(sql`create schema first_day`)
  await database.db.execute(sql`create table first_day.stock as select * from stock`)
  await database.db.execute(sql`create table first_day.pharmacists as select * from pharmacists`)
  return database
}

declare global {
  var testDatabase: Promise<Database> | undefined
}

/** One database per worker, with the real data: starting one takes seconds, emptying one takes milliseconds. */
export const testDatabase = (): Promise<Database> => (globalThis.testDatabase ??= open())

/** Everything that people did is gone; the catalogue, the places and the shelves are as on the first day. */
export const emptyDatabase = async ({ db }: Database): Promise<void> => {
  // Deleting a few rows is a hundred times faster than truncating seventeen tables; what hangs on users goes with them.
  await db.execute(sql`
    with ordered as (delete from orders),
      uploaded as (delete from prescriptions),
      asked as (delete from otp_challenges),
      sent as (delete from otp_sends),
      queued as (delete from jobs),
      keyed as (delete from idempotency_keys),
      stood as (delete from kiosk_devices),
      tried as (delete from kiosk_code_tries)
    delete from users`)
  await db.execute(sql`
    with hired as (
      delete from pharmacists where registration not in (select registration from first_day.pharmacists))
    insert into stock select * from first_day.stock
    on conflict (warehouse_id, medicine_id) do update set packs = excluded.packs where stock.packs <> excluded.packs`)
}
