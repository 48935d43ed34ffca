import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, inject, test, vi } from 'vitest'
import { DOLO_650, PAN_40 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, placedOrder, WAREHOUSE } from '../testing/order-desk.ts'
import { HOME_INPUT } from '../testing/stored.ts'
import { openWorld, type World } from '../testing/world.ts'

type Calls = (by: Buyer) => Promise<Response>

/** The first finds the session; a new address begins, holds the person, and commits. */
const CALLS: readonly (readonly [what: string, statements: number, Calls])[] = [
  ['a profile with its addresses', 2, (by) => by.call('GET', '/users/profile')],
  ['a new address', 5, (by) => by.call('POST', '/users/add-addresses', { body: HOME_INPUT })],
  [
    'what was read from a prescription',
    3,
    (by) => by.call('GET', `/prescriptions/${by.prescriptionId}/results/${by.addressId}`),
  ],
]

/** How often the orders were read as a whole so far. Each connection tells what it did when it is asked to. */
const wholeReadsOfOrders = async ({ database }: World): Promise<number> => {
  const tell = sql`select pg_stat_force_next_flush(), pg_sleep(0.01)`
  await Promise.all(
    Array.from({ length: 10 }, () => [
      database.db.execute(tell),
      database.lend((db) => db.execute(tell)),
    ]).flat(),
  )
  const { rows } = await database.db.execute<{ reads: number }>(
    sql`select seq_scan::int as reads from pg_stat_user_tables where relname = 'orders'`,
  )
  return rows[0]?.reads ?? Number.NaN
}

/** PGlite has no way to send anything; PostgreSQL is woken by each. */
describe.runIf(inject('postgresUrl'))('on PostgreSQL', () => {
  test.each(CALLS)(
    '%s takes %i statements, however many lines and addresses there are',
    async (_, most, call) => {
      const world = await openWorld()
      const asha = await buyer(world, '9000000001', [DOLO_650, PAN_40])
      await call(asha)
      const query = vi.spyOn(pg.Client.prototype, 'query')
      expect((await call(asha)).ok).toBe(true)
      expect(query.mock.calls).toHaveLength(most)
      query.mockRestore()
    },
  )

  /** PostgreSQL plans a statement for its values five times before it thinks of a plan for all values. */
  const FIRST_FEW = 5

  test('what is asked again and again is planned the first few times only', async () => {
    const world = await openWorld()
    const asha = await buyer(world, '9000000001', [DOLO_650, PAN_40])
    const search = `/medicines/search?warehouseId=${WAREHOUSE}&medicineName=dolo`
    const calls: Calls[] = [...CALLS.map(([, , call]) => call), (by) => by.call('GET', search)]
    for (let n = 0; n < 4 * FIRST_FEW; n += 1)
      for (const call of calls) expect((await call(asha)).ok).toBe(true)
    const { rows } = await world.database.db.execute<{ statement: string; custom: number; all: number }>(sql`
      select statement, custom_plans::int as custom, (generic_plans + custom_plans)::int as all
      from pg_prepared_statements where statement like '%medicines%'`)
    const often = rows.filter(({ all }) => all > 2 * FIRST_FEW)
    expect(often.length).toBeGreaterThan(2)
    expect(often.filter(({ custom }) => custom > FIRST_FEW)).toEqual([])
  })

  test('an order does not read the orders as a whole, however few there are', async () => {
    const world = await openWorld()
    const asha = await buyer(world, '9000000001', [DOLO_650, PAN_40])
    const before = await wholeReadsOfOrders(world)
    for (let n = 0; n < 4 * FIRST_FEW; n += 1) {
      const orderId = await placedOrder(asha, [[DOLO_650, 1]])
      expect((await asha.call('POST', `/orders/${orderId}/cancel`)).ok).toBe(true)
    }
    expect((await wholeReadsOfOrders(world)) - before).toBeLessThan(FIRST_FEW)
  })
})
