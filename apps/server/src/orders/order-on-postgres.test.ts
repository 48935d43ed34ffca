import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import type { Db } from '../db/database.ts'
import { idempotencyKeys } from '../db/tables/machinery.ts'
import { openDatabase, type Patience } from '../db/open-database.ts'
import { orders } from '../db/tables/orders.ts'
import { addresses } from '../db/tables/people.ts'
import { stock } from '../db/tables/shop.ts'
import type { Deps } from '../deps.ts'
import { visitor } from '../testing/caller.ts'
import { DOLO_650, PAN_40 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, inStock, putInStock, WAREHOUSE } from '../testing/order-desk.ts'
import { openWorld, type World } from '../testing/world.ts'

/** What PGlite, with its one connection, cannot meet. */
describe.runIf(inject('postgresUrl'))('an order on PostgreSQL', () => {
  let world: World
  let asha: Buyer
  beforeEach(async () => {
    world = await openWorld()
    await putInStock(world, DOLO_650, 20)
    await putInStock(world, PAN_40, 20)
    asha = await buyer(world, '9000000001', [DOLO_650])
  })

  const postTo = async (database: Deps['database'], body: unknown): Promise<Response> =>
    createApp({ ...world.deps, database }).request('/api/orders/create-order', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${asha.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'the-one-key',
      },
      body: JSON.stringify(body),
    })
  /** As another server would open it. */
  const sameDatabase = async (patience: Patience): Promise<Deps['database']> => {
    const { rows } = await world.database.db.execute<{ name: string }>('select current_database() as name')
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${rows[0]?.name}`
    const settings = { kind: 'postgres', url: url.href, connections: 2, patience } as const
    return openDatabase(settings, { onTrouble: () => undefined })
  }
  const count = () => world.database.db.$count(orders)

  test('whose connection is ended before the commit is no half order, and its key places it later', async () => {
    const { database } = world
    let looked = false
    const dying: Deps['database'] = {
      ...database,
      lend: (work) => {
        if (!looked) {
          looked = true
          return database.lend(work)
        }
        return database.transaction(async (tx) => {
          const result = await work(tx)
          await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
          return result
        })
      },
    }
    const body = await asha.bodyFor([[DOLO_650, 2]])
    const refused = await postTo(dying, body)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await count()).toBe(0)
    expect(await inStock(world, DOLO_650)).toBe(20)
    expect((await postTo(database, body)).status).toBe(201)
    expect(await inStock(world, DOLO_650)).toBe(18)
  })

  test('takes two statements: who orders and what it is judged by, and all that is written', async () => {
    const body = await asha.bodyFor([
      [DOLO_650, 2],
      [PAN_40, 1],
    ])
    const query = vi.spyOn(pg.Client.prototype, 'query')
    expect((await postTo(world.database, body)).status).toBe(201)
    // Workers are told a moment later, once for many orders; a notice may speak for those of an earlier test.
    const statements = query.mock.calls.filter((call) => !JSON.stringify(call).includes('pg_notify'))
    expect(statements).toHaveLength(2)
    query.mockRestore()
  })

  test('is looked up and written together with those of others at the same moment, and each remains its owner’s', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) => buyer(world, String(9_100_000_000 + n), [DOLO_650])),
    )
    const bodies = await Promise.all(people.map((person) => person.bodyFor([[DOLO_650, 1]])))
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const replies = await Promise.all([
      ...people.map((person, n) => person.post(bodies[n])),
      visitor(world).call('POST', '/orders/create-order', {
        headers: { 'idempotency-key': 'of-nobody', authorization: `Bearer ${'x'.repeat(43)}` },
        body: bodies[0],
      }),
    ])
    const asked = query.mock.calls.map((call) => JSON.stringify(call))
    query.mockRestore()
    expect(replies.map(({ status }) => status)).toEqual([...people.map(() => 201), 401])
    expect(asked.filter((text) => text.includes('openOrderId')).length).toBeLessThan(people.length)
    expect(asked.filter((text) => text.includes('insert into orders')).length).toBeLessThan(people.length)
    const placed = await world.database.db
      .select({ userId: orders.userId, prescriptionId: orders.prescriptionId, addressId: orders.addressId })
      .from(orders)
    expect(placed).toHaveLength(people.length)
    expect(placed).toEqual(
      expect.arrayContaining(
        people.map(({ userId, prescriptionId, addressId }) => ({ userId, prescriptionId, addressId })),
      ),
    )
  })

  test('waits for a shelf that is held elsewhere, and those of the same moment are placed all the same', async () => {
    const impatient = await sameDatabase({ connection: 60_000, lock: 200, statement: 60_000 })
    const shop = { ...world, app: createApp({ ...world.deps, database: impatient }) }
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, n) => buyer(shop, String(9_100_000_000 + n), [DOLO_650, PAN_40])),
    )
    const bodies = await Promise.all(
      people.map((person, n) => person.bodyFor([[n === 3 ? PAN_40 : DOLO_650, 1]])),
    )
    const replies = await world.database.transaction(async (tx) => {
      await tx.select().from(stock).where(eq(stock.medicineId, PAN_40)).for('update')
      return Promise.all(people.map((person, n) => person.post(bodies[n])))
    })
    await impatient.close()
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 503, 201, 201])
    expect(await inStock(world, DOLO_650)).toBe(15)
    expect(await inStock(world, PAN_40)).toBe(20)
  })

  test('finds all it is judged by by its keys, however much there is', async () => {
    const { database } = world
    await buyer(world, '9000000002', [DOLO_650])
    await database.db.execute(sql`
      insert into prescriptions
      select (jsonb_populate_record(p, jsonb_build_object('id', 'another-' || n))).*
      from prescriptions p, generate_series(1, 3000) n where p.user_id <> ${asha.userId}`)
    // As the database does by itself after a while.
    await database.db.execute(sql`analyze`)
    const whole: unknown[] = []
    const rowsRead = async (tx: Db) => {
      const { rows } = await tx.execute<{ table: string; count: number }>(sql`
        select relname as table, (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables
        where relname in ('stock', 'medicines', 'hospitals', 'pincodes', 'prescriptions')`)
      return new Map(rows.map(({ table, count: read }) => [table, read]))
    }
    const watched: Deps['database'] = {
      ...database,
      lend: (work) =>
        database.transaction(async (tx) => {
          const before = await rowsRead(tx)
          const result = await work(tx)
          for (const [table, read] of await rowsRead(tx))
            if (read - (before.get(table) ?? 0) > 100) whole.push(table)
          return result
        }),
    }
    // Twice: a kept plan is made at the first time and used from then on.
    for (const qty of [1, 2]) {
      const body = await asha.bodyFor([[DOLO_650, qty]])
      await world.database.db.delete(idempotencyKeys)
      expect((await postTo(watched, { ...body, alsoOpen: true })).status).toBe(201)
    }
    expect(whole).toEqual([])
  })

  test('is planned once and for all; what is typed into a search gets a plan of its own', async () => {
    const mode = sql`select current_setting('plan_cache_mode') as mode`
    const { database } = world
    const kept = await database.lend((db) => db.execute(mode))
    expect(kept.rows).toEqual([{ mode: 'force_generic_plan' }])
    expect((await database.db.execute(mode)).rows).toEqual([{ mode: 'auto' }])
  })

  /** Posts while another server holds the key of the order. */
  const postMeanwhile = async (body: unknown): Promise<Response> => {
    const impatient = await sameDatabase({ connection: 60_000, lock: 200, statement: 60_000 })
    const waited = await world.database.transaction(async (tx) => {
      await tx.insert(idempotencyKeys).values({
        owner: asha.userId,
        operation: 'createOrder',
        key: 'the-one-key',
        requestHash: 'of the other server',
        createdAt: world.clock.now(),
      })
      return postTo(impatient, body)
    })
    await impatient.close()
    return waited
  }

  test('that another server is still placing is said to be in progress, and is not placed twice', async () => {
    const waited = await postMeanwhile(await asha.bodyFor([[DOLO_650, 2]]))
    expect(waited.status).toBe(409)
    expect(waited.headers.get('retry-after')).toBe('1')
    expect(await waited.json()).toMatchObject({ code: 'request_in_progress' })
    expect(await count()).toBe(0)
  })

  describe('that was judged a moment too early', () => {
    /** Posts while `change` is about to come about: what the order is judged by is how it was before. */
    const postDuring = async (change: (tx: Db) => Promise<unknown>, body: unknown): Promise<Response> => {
      const { database } = world
      const { posted } = await database.transaction(async (tx) => {
        await change(tx)
        const placing = postTo(database, body)
        await vi.waitUntil(
          async () => {
            const { rows } = await database.db.execute(sql`
              select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
            return rows.length > 0
          },
          { timeout: 60_000 },
        )
        // Not waited for in here: it waits for us.
        return { posted: placing }
      })
      return posted
    }

    test('is refused when its packs have gone meanwhile, and nothing of it is written', async () => {
      const sold = (tx: Db) => tx.update(stock).set({ packs: 1 }).where(eq(stock.medicineId, PAN_40))
      const cart = await asha.bodyFor([
        [DOLO_650, 2],
        [PAN_40, 2],
      ])
      const reply = await postDuring(sold, cart)
      expect(reply.status).toBe(409)
      expect(await reply.json()).toMatchObject({ code: 'out_of_stock' })
      expect(await inStock(world, DOLO_650)).toBe(20)
      expect(await count()).toBe(0)
      expect(await world.database.db.$count(idempotencyKeys)).toBe(0)
    })

    test('is placed when there are fewer packs, but enough', async () => {
      const sold = (tx: Db) => tx.update(stock).set({ packs: 5 }).where(eq(stock.medicineId, DOLO_650))
      expect((await postDuring(sold, await asha.bodyFor([[DOLO_650, 2]]))).status).toBe(201)
      expect(await inStock(world, DOLO_650)).toBe(3)
    })

    test('is told of the order that was placed for its prescription meanwhile', async () => {
      const body = await asha.bodyFor([[DOLO_650, 2]])
      const another = async (tx: Db) => {
        await tx.insert(orders).values({
          id: 'the-other-one',
          userId: asha.userId,
          prescriptionId: asha.prescriptionId,
          turn: 0,
          warehouseId: WAREHOUSE,
          deliverTo: { name: '', address: '', city: '', state: '', pincode: '', phone: '' },
          paymentMode: 'cod',
          subtotal: 0,
          total: 0,
          status: 'confirmed',
          placedAt: world.clock.now(),
        })
      }
      const reply = await postDuring(another, body)
      expect(reply.status).toBe(409)
      expect(await reply.json()).toMatchObject({
        code: 'order_open_for_prescription',
        orderId: 'the-other-one',
      })
      expect(await inStock(world, DOLO_650)).toBe(20)
    })

    test('meets what its key was used for meanwhile', async () => {
      const used = (tx: Db) =>
        tx.insert(idempotencyKeys).values({
          owner: asha.userId,
          operation: 'createOrder',
          key: 'the-one-key',
          requestHash: 'of another cart',
          answer: { orderId: 'of another cart' },
          createdAt: world.clock.now(),
        })
      const reply = await postDuring(used, await asha.bodyFor([[DOLO_650, 2]]))
      expect(await reply.json()).toMatchObject({ code: 'idempotency_key_reused' })
      expect(await count()).toBe(0)
    })

    test('is not delivered to an address that has been deleted meanwhile', async () => {
      const body = await asha.bodyFor([[DOLO_650, 2]])
      const reply = await postDuring((tx) => tx.delete(addresses), body)
      expect(reply.status).toBe(404)
      expect(await count()).toBe(0)
      expect(await inStock(world, DOLO_650)).toBe(20)
    })
  })
})
