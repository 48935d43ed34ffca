/**
 * Measures the server on PostgreSQL, beside a bare floor in the same run.
 *   npm run bench:server -- [--only orders,search] [--seconds 8] [--rounds 3]
 * Ends with 1 when a figure is not reached.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '@dawadoot/vitest/start-postgres'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/db/open-database.ts'
import { createDatabase } from '../src/testing/create-database.ts'
import { medicineNames } from '../src/testing/medicine-names.ts'
import { seeded } from '../src/testing/seeded.ts'
import { startServer } from '../src/testing/server-process.ts'
import { benchOrders } from './bench-orders.ts'
import { benchSearch } from './bench-search.ts'
import { addNames, openShop, stockEverything } from './bench-shop.ts'
import { startFloor } from './floor.ts'
import { startLoad } from './load.ts'
import { isReached, printRows, type Row } from './table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'orders,search' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    names: { type: 'string', default: '250000' },
    seed: { type: 'string', default: '1' },
  },
})
/** Filling a catalogue is no call: it may take its time. */
const MINUTES = 10 * 60_000
const only = new Set(values.only.split(','))
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const random = seeded(Number(values.seed))

const dataDir = await mkdtemp(join(tmpdir(), 'dawadoot-bench-'))
const postgres = await startPostgres({ durable: true })
const load = startLoad()
const rows: Row[] = []
try {
  const names = medicineNames(Number(values.names), random)
  const url = await createDatabase(postgres.url, 'shop')
  const env = { DATABASE_URL: url, DEMO: '0', LOG_REQUESTS: '1', LOOK_UPS_PER_MINUTE: '10000000' }
  const ours = await startServer(dataDir, env)
  const database = await openDatabase(
    {
      kind: 'postgres',
      url,
      connections: 2,
      patience: { connection: MINUTES, lock: MINUTES, statement: MINUTES },
    },
    { onTrouble: console.error },
  )
  await addNames(database, names)
  await stockEverything(database)
  const shop = await openShop(database, 300)
  await database.db.execute(sql`vacuum analyze`)
  const floor = await startFloor(await createDatabase(postgres.url, 'floor'), names)
  const postgresCpu = postgres.cpuSeconds
  const common = { ours, floor, postgresCpu, load, random, rounds, seconds }
  if (only.has('orders')) rows.push(...(await benchOrders({ ...common, shop })))
  if (only.has('search')) rows.push(...(await benchSearch({ ...common, names })))
  floor.close()
  await database.close()
  await ours.stop()
} finally {
  load.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
printRows(rows)
process.exit(rows.every(isReached) ? 0 : 1)
