import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadFirstData } from '../src/data/load-first-data.ts'
import { openDatabase } from '../src/db/open-database.ts'
import type { Random } from '../src/testing/seeded.ts'
import { startServer } from '../src/testing/server-process.ts'
import { openShop, orderCalls, type Shop, stockEverything } from './bench-shop.ts'
import type { Load } from './load.ts'
import { measureRound, type Round, roundRow } from './measure-round.ts'
import type { Row } from './table.ts'

const CALLERS = 8
const LEAST_SHARE_OF_FRESH = 0.7

const fill = async (directory: string, people: number): Promise<Shop> => {
  const database = await openDatabase({ kind: 'pglite', directory }, { onTrouble: console.error })
  try {
    await loadFirstData(database, { demo: false, now: new Date() })
    await stockEverything(database)
    return await openShop(database, people)
  } finally {
    await database.close()
  }
}

type Options = { load: Load; random: Random; seconds: number; orders: number }

/** How many orders the built-in database takes when it is new, and after so many of them. */
export const benchPglite = async ({ load, random, seconds, orders }: Options): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dawadoot-pglite-'))
  const shop = await fill(join(dataDir, 'db'), 300)
  const server = await startServer(dataDir, { DEMO: '0' })
  try {
    const measured = {
      load,
      server: { origin: server.site, pid: server.pid },
      postgresCpu: () => Promise.resolve(0),
    }
    const calls = orderCalls(shop, random)
    const round = (howLong: number): Promise<Round> =>
      measureRound(
        measured,
        { name: 'order', calls, keyPrefix: `pglite-${randomUUID()}` },
        { callers: CALLERS, seconds: howLong },
      )
    await round(2)
    const fresh = await round(seconds)
    let placed = fresh.perSecond * seconds
    while (placed < orders) placed += (await round(seconds)).perSecond * seconds
    const later = await round(seconds)
    console.table([
      roundRow('order on the built-in database, fresh', fresh),
      roundRow(`order after ${Math.round(placed)}`, later),
    ])
    return [
      {
        figure: `built-in database: rate after ${orders} orders, share of the fresh rate`,
        measured: later.perSecond / fresh.perSecond,
        target: LEAST_SHARE_OF_FRESH,
        better: 'more',
      },
    ]
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
