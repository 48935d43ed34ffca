import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { orderEvents, orders } from './db/tables/orders.ts'
import { recordStage } from './prescriptions/progress.ts'
import { createDatabase } from './testing/create-database.ts'
import { DOLO_650 } from './testing/known-medicines.ts'
import { type Buyer, buyer, inStock, putInStock } from './testing/order-desk.ts'
import { replyOf } from './testing/reply-of.ts'
import { type LaunchedServer, launchServer } from './testing/server-process.ts'
import { storedPrescription } from './testing/stored.ts'
import { openWorld, type World } from './testing/world.ts'

const serverUrl = inject('postgresUrl')
const STOCK = 5000

/** What stands before the servers in production: it sends each call to one that takes it. */
const createBalancer = () => {
  const servers: string[] = []
  let turn = 0
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    for (;;) {
      const server = servers[(turn += 1) % servers.length]
      if (server === undefined) throw new Error('no server is left')
      const reply = await fetch(`${server}/api${path}`, init).catch(() => undefined)
      // Nobody listens there, or the connection broke: with its key an order may be sent again.
      if (reply && reply.status !== 503) return reply
      await reply?.body?.cancel()
      await sleep(20)
    }
  }
  return {
    send,
    add: (server: string) => void servers.push(server),
    remove: (server: string) => void servers.splice(servers.indexOf(server), 1),
  }
}

describe.runIf(serverUrl)('two servers on one database, of which one after the other is replaced', () => {
  let dataDir: string
  let url: string
  let database: Database
  let shop: World
  let asha: Buyer
  const started: LaunchedServer[] = []

  const launch = async (): Promise<{ site: string; stop: () => Promise<number | null> }> => {
    const server = launchServer({ DATABASE_URL: url, DATA_DIR: dataDir, DRAIN_SECONDS: '1' })
    started.push(server)
    return {
      site: await server.ready,
      stop: () => {
        server.child.kill('SIGTERM')
        return server.exited
      },
    }
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'dawadoot-rolling-'))
    url = await createDatabase(serverUrl, `dawadoot_rolling_${process.env['VITEST_POOL_ID'] ?? '0'}`)
  })
  afterAll(async () => {
    for (const { child, exited } of started) {
      child.kill('SIGKILL')
      await exited
    }
    await database?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Reads a stream as the site does: what it says, and that it ended. */
  const listen = async (site: string, prescriptionId: string, lastEventId?: string) => {
    const reply = await fetch(`${site}/api/prescriptions/${prescriptionId}/stream`, {
      headers: {
        authorization: `Bearer ${asha.token}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    })
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) throw new Error('no stream')
    let text = ''
    const until = async (wanted: string | undefined): Promise<string> => {
      for (;;) {
        if (wanted !== undefined && text.includes(wanted)) return text
        const { done, value } = await reader.read()
        if (done) return text
        text += value
      }
    }
    return { until, leave: () => reader.cancel() }
  }

  test('lose no order and no stream', async () => {
    const [first, second] = await Promise.all([launch(), launch()])
    const balancer = createBalancer()
    balancer.add(first.site)
    balancer.add(second.site)

    database = await openDatabase({ kind: 'postgres', url, connections: 4 }, { onTrouble: () => undefined })
    const world = await openWorld()
    const clock = { ...world.clock, now: () => new Date() }
    shop = { ...world, database, clock, deps: { ...world.deps, database, clock: clock.now } }
    asha = await buyer(shop, '9000000001', [DOLO_650])
    await putInStock(shop, DOLO_650, STOCK)
    const body = JSON.stringify(await asha.bodyFor([[DOLO_650, 1]], { alsoOpen: true }))

    const acknowledged: string[] = []
    const closing = new AbortController()
    const sell = async (till: number): Promise<void> => {
      for (let n = 0; !closing.signal.aborted; n += 1) {
        const reply = await balancer.send('/orders/create-order', {
          method: 'POST',
          body,
          headers: {
            authorization: `Bearer ${asha.token}`,
            'content-type': 'application/json',
            'idempotency-key': `till-${till}-order-${n}`,
          },
        })
        acknowledged.push((await replyOf(endpoints.createOrder, reply)).orderId)
      }
    }
    const tills = [0, 1, 2, 3].map(sell)
    const sold = async (more: number): Promise<void> => {
      for (const enough = acknowledged.length + more; acknowledged.length < enough;) await sleep(5)
    }

    const paper = await storedPrescription(shop, asha, [], { status: 'queued' })
    const stream = await listen(first.site, paper)
    await stream.until('"queued"')
    await recordStage(database.db, paper, { status: 'reading', page: 1, pages: 2 })
    const before = await stream.until('"reading"')
    const lastId = [...before.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1]

    // The first one is asked to stop in the middle of all this; its successor takes its place.
    await sold(10)
    const stopped = first.stop()
    // Its stream ends by itself, having said when to come back.
    const said = await stream.until(undefined)
    expect(said).toMatch(/^retry: 1000$/m)
    expect(said).not.toContain('"completed"')
    // While it waits for the balancer to see it go, it answers, and says that it is going.
    const ready = await fetch(`${first.site}/readyz`)
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
    expect(await stopped).toBe(0)
    balancer.remove(first.site)

    const resumed = await listen(second.site, paper, lastId)
    const status = await resumed.until('data:')
    expect(status).toContain('"status":"reading","page":1,"pages":2')
    expect(Number(/^id: (\d+)$/m.exec(status)?.[1])).toBeGreaterThanOrEqual(Number(lastId))

    const third = await launch()
    balancer.add(third.site)
    await sold(10)
    // What is written by way of one server reaches the stream at the other.
    await recordStage(database.db, paper, { status: 'matching' })
    await resumed.until('"matching"')
    await resumed.leave()
    expect(await second.stop()).toBe(0)
    balancer.remove(second.site)
    await sold(10)
    closing.abort()
    await Promise.all(tills)
    expect(await third.stop()).toBe(0)

    const placed = await database.db.select({ id: orders.id }).from(orders)
    expect(placed.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(await inStock(shop, DOLO_650)).toBe(STOCK - acknowledged.length)
    expect(await database.db.$count(orderEvents)).toBeGreaterThanOrEqual(acknowledged.length)
  }, 300_000)
})
