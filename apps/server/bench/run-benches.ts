import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dawadoot/vitest/free-port'
import { startPostgres } from '@dawadoot/vitest/start-postgres'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { createDatabase } from '../src/testing/create-database.ts'
import { medicineNames } from '../src/testing/medicine-names.ts'
import { seeded } from '../src/testing/seeded.ts'
import { type ServerProcess, startServer } from '../src/testing/server-process.ts'
import { benchMemory } from './bench-memory.ts'
import { benchOrders } from './bench-orders.ts'
import { benchPglite } from './bench-pglite.ts'
import { benchSearch } from './bench-search.ts'
import { addNames, openShop, stockEverything } from './bench-shop.ts'
import { benchSteady } from './bench-steady.ts'
import { benchStreams } from './bench-streams.ts'
import { type Floor, startFloor } from './floor.ts'
import { type Load, startLoad } from './load.ts'
import type { Row } from './table.ts'

export type Bench = 'orders' | 'search' | 'steady' | 'streams' | 'memory' | 'pglite'

export type BenchPlan = {
  only: ReadonlySet<Bench>
  /** How long the steady load is held, and how long memory is watched. */
  minutes: number
  memoryMinutes: number
  /** How long four times the steady load lasts, and how long is looked afterwards. */
  overloadSeconds: number
  /** Share of the steady load that is made. */
  times: number
  /** Of each round of orders and searches, and how many rounds. */
  seconds: number
  rounds: number
  /** Generated names in the catalogue beside the real ones. */
  names: number
  streams: number
  /** After how many orders the built-in database is measured again. */
  orders: number
  people: number
  seed: number
}

/** Filling a catalogue is no call: it may take its time. */
const TEN_MINUTES = 10 * 60_000
const PATIENCE = { connection: TEN_MINUTES, lock: TEN_MINUTES, statement: TEN_MINUTES }

/** Everything but that which needs the built-in database, on one PostgreSQL and one server. */
const onPostgres = async (plan: BenchPlan, load: Load): Promise<Row[]> => {
  const { only, seconds, rounds, minutes, overloadSeconds, times } = plan
  const random = seeded(plan.seed)
  const names = medicineNames(plan.names, random)
  const dataDir = await mkdtemp(join(tmpdir(), 'dawadoot-bench-'))
  const postgres = await startPostgres({ durable: true })
  const started: { ours?: ServerProcess; floor?: Floor; database?: Database } = {}
  try {
    const url = await createDatabase(postgres.url, 'shop')
    const inspectorPort = await freePort()
    const env = {
      DATABASE_URL: url,
      DEMO: '0',
      LOG_REQUESTS: '1',
      LOOK_UPS_PER_MINUTE: '10000000',
      ...(only.has('memory') && { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` }),
    }
    const ours = await startServer(dataDir, env)
    started.ours = ours
    const database = await openDatabase(
      { kind: 'postgres', url, connections: 2, patience: PATIENCE },
      // Lost connections are lost calls, and those are counted.
      { onTrouble: () => undefined },
    )
    started.database = database
    await addNames(database, names)
    await stockEverything(database)
    const shop = await openShop(database, plan.people)
    await database.db.execute(sql`vacuum analyze`)
    const floor = await startFloor(await createDatabase(postgres.url, 'floor'), names)
    started.floor = floor
    const common = { ours, floor, shop, names, database, load, random, rounds, seconds }
    const postgresCpu = postgres.cpuSeconds
    const rows: Row[] = []
    if (only.has('search')) rows.push(...(await benchSearch({ ...common, postgresCpu })))
    if (only.has('orders')) rows.push(...(await benchOrders({ ...common, postgresCpu })))
    if (only.has('steady')) rows.push(...(await benchSteady({ ...common, minutes, overloadSeconds, times })))
    if (only.has('streams')) rows.push(...(await benchStreams({ ...common, streams: plan.streams })))
    if (only.has('memory'))
      rows.push(...(await benchMemory({ ...common, inspectorPort, minutes: plan.memoryMinutes })))
    return rows
  } finally {
    started.floor?.close()
    await started.database?.close()
    await started.ours?.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Runs what the plan names, prints its details, and gives each figure beside its target. */
export const runBenches = async (plan: BenchPlan): Promise<Row[]> => {
  const load = startLoad()
  try {
    const needsPostgres = [...plan.only].some((bench) => bench !== 'pglite')
    const rows = needsPostgres ? await onPostgres(plan, load) : []
    if (plan.only.has('pglite')) {
      const { seconds, orders, seed } = plan
      rows.push(...(await benchPglite({ load, seconds, orders, random: seeded(seed) })))
    }
    return rows
  } finally {
    load.close()
  }
}
