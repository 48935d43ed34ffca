import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@dawadoot/vitest/start-postgres'
import { sql } from 'drizzle-orm'
import { type Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { stock } from '../src/db/tables/shop.ts'
import { loadShelf } from '../src/medicines/shelf.ts'
import { WAREHOUSE } from '../src/testing/order-desk.ts'
import { createConnections } from '../src/testing/plain-http.ts'
import { seeded } from '../src/testing/seeded.ts'
import { storeShoppers } from '../src/testing/shoppers.ts'
import { type ServerProcess, startServer } from '../src/testing/server-process.ts'
import type { BrokenServer } from './broken-servers.ts'
import { runCustomer } from './customer.ts'
import { type Finding, judge } from './judge.ts'
import { readKept } from './read-kept.ts'
import { nothingTold, type Told } from './told.ts'

export type CrashPlan = {
  /** How often the API and how often PostgreSQL is killed. */
  api: number
  postgres: number
  /** Decides the order of the kills and what every customer does. */
  seed: number
  customers: number
  /** Goes on after the last kill until so many orders have been acknowledged. */
  leastOrders: number
  broken: BrokenServer
  onKill?: (kill: Kill, done: number) => void
}
type Kill = 'api' | 'postgres'

export type CrashReport = {
  findings: Finding[]
  told: Told
  /** Milliseconds from each start to the first call that is answered. */
  restarts: Record<Kill, number[]>
}

/** Few enough that customers get in each other's way, so many packs that they last. */
const MEDICINES = ['M00002', 'M00343', 'M00570', 'M00572', 'M01500']
const PACKS = 1_000_000
/** One shelf runs empty now and then. */
const SCARCE = { id: 'M00343', packs: 60 }

/** Nothing can be judged of a server that takes no orders at all. */
const LONGEST_SILENCE_MS = 120_000

const noTrouble = (): void => undefined

const withDatabase = async <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ kind: 'postgres', url, connections: 2 }, { onTrouble: noTrouble })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const shuffled = (plan: Pick<CrashPlan, 'api' | 'postgres'>, random: () => number): Kill[] => {
  const kills: Kill[] = [...Array<Kill>(plan.api).fill('api'), ...Array<Kill>(plan.postgres).fill('postgres')]
  return kills
    .map((kill) => ({ kill, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kill }) => kill)
}

const stockTheShelves = async ({ db }: Database): Promise<Map<string, number>> => {
  const packs = new Map(MEDICINES.map((id) => [id, id === SCARCE.id ? SCARCE.packs : PACKS]))
  await db
    .insert(stock)
    .values([...packs].map(([medicineId, count]) => ({ warehouseId: WAREHOUSE, medicineId, packs: count })))
  return packs
}

/**
 * Kills the API and PostgreSQL again and again while customers order, and holds in the end what they were told against
 * what is kept. Everything is of its own: a new database on a PostgreSQL that waits for the disk, a server process.
 */
export const runCrashes = async (plan: CrashPlan): Promise<CrashReport> => {
  const random = seeded(plan.seed)
  const dataDir = await mkdtemp(join(tmpdir(), 'dawadoot-faults-'))
  const postgres = await startPostgres({ durable: true, settings: plan.broken.settings })
  const env = { DATABASE_URL: postgres.url, DEMO: '0' }
  const connections = createConnections()
  const enough = new AbortController()
  let server: ServerProcess | undefined
  try {
    server = await startServer(dataDir, env)
    let origin = new URL(server.site)
    const { shoppers, shelf, before } = await withDatabase(postgres.url, async (database) => {
      const packs = await stockTheShelves(database)
      await database.db.execute(sql.raw(plan.broken.sql || 'select 1'))
      const store = { database, deps: { randomBytes, newId: randomUUIDv7 }, clock: { now: () => new Date() } }
      const people = await storeShoppers(store, { count: plan.customers, prescribed: MEDICINES })
      // What the run begins with is written down, however carelessly this server writes.
      await database.db.execute(sql`checkpoint`)
      return {
        before: packs,
        shoppers: people,
        shelf: await loadShelf(database.db, WAREHOUSE, MEDICINES),
      }
    })

    const told = nothingTold()
    const customers = Promise.all(
      shoppers.map((shopper, n) =>
        runCustomer({
          shopper,
          shelf,
          told,
          random: seeded(plan.seed * 1000 + n),
          send: (call) => connections.send(origin, call),
          enough: enough.signal,
        }),
      ),
    )
    /** Kills hit work in hand: each waits until some orders have been acknowledged since the last one. */
    const worked = async (least = 0): Promise<void> => {
      const until = Math.max(least, told.placed.size + 1 + Math.floor(random() * 20))
      const latest = performance.now() + LONGEST_SILENCE_MS
      while (told.placed.size < until) {
        if (performance.now() > latest) throw new Error(`no orders any more: ${told.faults.at(-1)}`)
        await sleep(2)
      }
      await sleep(random() * 30)
    }

    const restarts: CrashReport['restarts'] = { api: [], postgres: [] }
    for (const [done, kill] of shuffled(plan, random).entries()) {
      await worked()
      plan.onKill?.(kill, done)
      if (server.hasEnded()) throw new Error('the server ended by itself')
      if (kill === 'api') {
        await server.killHard()
        const started = performance.now()
        server = await startServer(dataDir, env)
        restarts.api.push(performance.now() - started)
        origin = new URL(server.site)
      } else {
        await postgres.killHard()
        const started = performance.now()
        await postgres.restart()
        while ((await connections.send(origin, { method: 'GET', path: '/readyz' })).status !== 200)
          await sleep(2)
        restarts.postgres.push(performance.now() - started)
      }
    }
    await worked(plan.leastOrders)
    enough.abort()
    await customers
    const code = await server.stop()
    if (code !== 0) throw new Error(`the server stopped with ${code}`)

    const kept = await withDatabase(postgres.url, ({ db }) => readKept(db, MEDICINES))
    return { told, restarts, findings: judge(told, kept, before) }
  } finally {
    enough.abort()
    connections.close()
    await server?.killHard()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
