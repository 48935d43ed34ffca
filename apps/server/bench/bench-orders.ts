import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/database.ts'
import type { Sent } from '../src/testing/plain-http.ts'
import type { Random } from '../src/testing/seeded.ts'
import type { ServerProcess } from '../src/testing/server-process.ts'
import { HOME_INPUT } from '../src/testing/stored.ts'
import { orderCalls, type Shop } from './bench-shop.ts'
import type { Floor } from './floor.ts'
import type { Load } from './load.ts'
import type { CallList } from './load-job.ts'
import { type Measured, measureRound, medianRound, type Round, roundRow } from './measure-round.ts'
import type { Row } from './table.ts'

const CALLERS = 16
const LEAST_SHARE_OF_FLOOR = 0.7
/** As many different ones as the orders beside it choose from. */
const FLOOR_MEDICINES = 2000

const floorCalls = (random: Random, medicines: number): CallList => ({
  name: 'floor',
  calls: Array.from({ length: 500 }, () => ({
    method: 'POST' as const,
    path: '/orders',
    body: JSON.stringify({
      customerId: Math.floor(random() * 100_000),
      lines: Array.from({ length: 5 }, (_, n) => ({
        id: 1 + Math.floor(random() * medicines),
        qty: 1 + (n % 3),
      })),
    }),
  })),
})

type Options = {
  ours: ServerProcess
  floor: Floor
  shop: Shop
  names: readonly string[]
  database: Pick<Database, 'db'>
  postgresCpu: () => Promise<number>
  load: Load
  random: Random
  rounds: number
  seconds: number
}

/** Orders of five lines against the floor's transaction, in turns, so that both meet the same machine. */
export const benchOrders = async (options: Options): Promise<Row[]> => {
  const { ours, floor, shop, names, database, postgresCpu, load, random, rounds, seconds } = options
  const server = { origin: ours.site, pid: ours.pid }
  const orders: CallList = {
    name: 'order',
    calls: orderCalls(shop, random),
    keyPrefix: `bench-${randomUUID()}`,
  }
  const bare = floorCalls(random, Math.min(FLOOR_MEDICINES, names.length))
  const taken = { order: [] as Round[], floor: [] as Round[] }
  const both = { callers: CALLERS, seconds }
  // Code that runs for the first time is slow, the more of it there is the longer.
  await measureRound({ server: floor, postgresCpu, load }, bare, both)
  await measureRound({ server, postgresCpu, load }, orders, { ...both, seconds: seconds * 2 })
  // Both shops have been open for a while: a plan that was made for an empty table reads the whole of a full one.
  await floor.settle()
  await database.db.execute(sql`vacuum analyze`)
  for (let n = 0; n < rounds; n += 1) {
    taken.floor.push(await measureRound({ server: floor, postgresCpu, load }, bare, both))
    taken.order.push(await measureRound({ server, postgresCpu, load }, orders, both))
  }
  const [order, least] = [medianRound(taken.order), medianRound(taken.floor)]
  console.table([
    roundRow('the floor’s transaction', least),
    roundRow('an order: 5 lines, stock, idempotency', order),
  ])

  const flow = await benchFlow({ server, postgresCpu, load }, shop, random, seconds)
  console.table([roundRow('whole flow, per call', flow)])
  return [
    {
      figure: `orders at ${CALLERS} connections, share of the floor’s rate`,
      measured: order.perSecond / least.perSecond,
      target: LEAST_SHARE_OF_FLOOR,
      better: 'more',
    },
    {
      figure: 'CPU of the server for session, address, result and order (ms)',
      measured: flow.serverMs * FLOW_CALLS,
      target: 4,
      better: 'less',
    },
  ]
}

const FLOW_CALLS = 4

/** The calls of one order from the session on: profile, address, result, order. */
const benchFlow = async (measured: Measured, shop: Shop, random: Random, seconds: number): Promise<Round> => {
  const orders = orderCalls(shop, random)
  const calls = shop.shoppers.flatMap(({ token, addressId, prescriptionId }, n): Sent[] => {
    const headers = { authorization: `Bearer ${token}` }
    return [
      { method: 'GET', path: '/api/users/profile', headers },
      { method: 'POST', path: '/api/users/add-addresses', headers, body: JSON.stringify(HOME_INPUT) },
      { method: 'GET', path: `/api/prescriptions/${prescriptionId}/results/${addressId}`, headers },
      ...orders.slice(n, n + 1),
    ]
  })
  const list = { name: 'flow', calls, keyPrefix: `flow-${randomUUID()}` }
  const both = { callers: CALLERS, seconds }
  // Like the rounds above: what is measured is a server at work, not one that is still compiling.
  await measureRound(measured, list, both)
  return medianRound([
    await measureRound(measured, list, both),
    await measureRound(measured, list, both),
    await measureRound(measured, list, both),
  ])
}
