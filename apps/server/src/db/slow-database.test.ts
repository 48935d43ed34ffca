import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { handle, NOTHING_TO_WRITE } from '../jobs/job.ts'
import { createWorker } from '../jobs/worker.ts'
import { textJob } from '../orders/text-job.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, inStock, putInStock } from '../testing/order-desk.ts'
import { openSilentProxy } from '../testing/silent-proxy.ts'
import { openWorld, type World } from '../testing/world.ts'
import type { Database } from './database.ts'
import { openDatabase, type Patience } from './open-database.ts'
import { jobs } from './tables/machinery.ts'
import { orders } from './tables/orders.ts'

const serverUrl = inject('postgresUrl')
const FOR_EVER = 10 * 60_000

describe.runIf(serverUrl)(
  'while the database is slow, callers are asked to come back and nobody hangs:',
  () => {
    let world: World
    let asha: Buyer
    let proxy: Awaited<ReturnType<typeof openSilentProxy>>
    const opened: Database[] = []
    beforeEach(async () => {
      world = await openWorld()
      asha = await buyer(world, '9000000001', [DOLO_650])
      await putInStock(world, DOLO_650, 20)
      const { rows } = await world.database.db.execute<{ name: string }>('select current_database() as name')
      const url = new URL(serverUrl)
      url.pathname = `/${rows[0]?.name}`
      proxy = await openSilentProxy(url.href)
    })
    afterEach(async () => {
      proxy.speak()
      for (const database of opened.splice(0)) await database.close()
      proxy.close()
    })

    /** A second server on the same database, with little patience in one thing. */
    const impatient = async (patience: Partial<Patience>): Promise<Database> => {
      const database = await openDatabase(
        {
          kind: 'postgres',
          url: proxy.url,
          connections: 2,
          patience: { connection: FOR_EVER, lock: FOR_EVER, statement: FOR_EVER, ...patience },
        },
        { onTrouble: () => undefined },
      )
      opened.push(database)
      return database
    }
    const appOn = (database: Database) => createApp({ ...world.deps, database })
    const headers = { authorization: '' }
    const profile = (database: Database) =>
      appOn(database).request('/api/users/profile', {
        headers: { ...headers, authorization: `Bearer ${asha.token}` },
      })

    const expectLater = async (reply: Response): Promise<void> => {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await reply.json()).toMatchObject({ code: 'unavailable' })
    }

    test('when every connection is lent out', async () => {
      const database = await impatient({ connection: 1000 })
      const { waiting } = await world.database.transaction(async (tx) => {
        await tx.execute(sql`lock table users in access exclusive mode`)
        const first = profile(database)
        await expectLater(await profile(database))
        // Not waited for in here: it waits for us.
        return { waiting: first }
      })
      expect((await waiting).status).toBe(200)
    })

    test('except those who only read, when all that is slow are transactions', async () => {
      const database = await impatient({ connection: 1000 })
      await database.transaction(async () => expect((await profile(database)).status).toBe(200))
    })

    test('and those who only read wait for no job that is noted: it has other connections', async () => {
      const database = await impatient({ connection: 1000 })
      const now = world.clock.now()
      await world.database.db.insert(jobs).values({
        ...textJob('an order', 'confirmed', now),
        status: 'waiting',
        createdAt: now,
      })
      const nothing = { attempts: 1, run: async () => NOTHING_TO_WRITE, giveUp: () => NOTHING_TO_WRITE }
      const handlers = [handle('order_text', nothing)]
      const worker = createWorker({ deps: { ...world.deps, database }, handlers })
      const { reading } = await world.database.transaction(async (tx) => {
        await tx.execute(sql`lock table users in access exclusive mode`)
        const held = profile(database)
        const waiting = sql`select from pg_locks where relation = 'users'::regclass and not granted`
        await expect.poll(async () => (await tx.execute(waiting)).rows).toHaveLength(1)
        expect(await worker.runNext()).toBe(true)
        return { reading: held }
      })
      expect((await reading).status).toBe(200)
      expect(await world.database.db.select().from(jobs)).toEqual([])
    })

    test.each([
      ['when somebody holds what a call needs', { lock: 1000 }],
      ['when a statement takes too long', { statement: 1000 }],
    ])('%s', async (_, patience) => {
      const database = await impatient(patience)
      await world.database.transaction(async (tx) => {
        await tx.execute(sql`lock table users in access exclusive mode`)
        await expectLater(await profile(database))
      })
      expect((await profile(database)).status).toBe(200)
    })

    test('when the way to it goes silent', async () => {
      const database = await impatient({ connection: 1000, statement: 1000 })
      expect((await profile(database)).status).toBe(200)
      proxy.goSilent()
      await expectLater(await profile(database))
      await expectLater(await profile(database))
      proxy.speak()
      // No connection of before is asked again: each of them might still answer an older question.
      expect((await profile(database)).status).toBe(200)
    })

    test('when it goes silent in the middle of an order, which its key then places once', async () => {
      const body = JSON.stringify(await asha.bodyFor([[DOLO_650, 2]]))
      const order = (database: Database) =>
        appOn(database).request('/api/orders/create-order', {
          method: 'POST',
          body,
          headers: {
            authorization: `Bearer ${asha.token}`,
            'content-type': 'application/json',
            'idempotency-key': 'the-one-key',
          },
        })
      const database = await impatient({ statement: 1000 })
      let looked = false
      const goesSilent: Database = {
        ...database,
        lend: (work) => {
          if (!looked) {
            looked = true
            return database.lend(work)
          }
          return database.transaction(async (tx) => {
            const result = await work(tx)
            proxy.goSilent()
            return result
          })
        },
      }
      await expectLater(await order(goesSilent))
      proxy.speak()
      expect((await order(database)).status).toBe(201)
      expect(await world.database.db.$count(orders)).toBe(1)
      expect(await inStock(world, DOLO_650)).toBe(18)
    })
  },
)
