import { endpoints } from '@dawadoot/api/contract/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderEvents, orders } from '../db/tables/orders.ts'
import { pharmacists } from '../db/tables/shop.ts'
import { visitor } from '../testing/caller.ts'
import { DOLO_650, PAN_40 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, inStock, placedOrder, putInStock } from '../testing/order-desk.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Buyer
beforeEach(async () => {
  world = await openWorld()
  await putInStock(world, DOLO_650, 20)
  await putInStock(world, PAN_40, 20)
  await world.database.db
    .insert(pharmacists)
    .values({ registration: 'DPC-1', name: 'R. Mehta' })
    .onConflictDoNothing()
  asha = await buyer(world, '9000000001', [DOLO_650, PAN_40])
})

const operations = (id: string, body: unknown, token = 'ops-token-of-the-tests') =>
  visitor(world).call('POST', `/ops/orders/${id}/events`, {
    headers: { authorization: `Bearer ${token}` },
    body,
  })
const cancel = (id: string) => asha.call('POST', `/orders/${id}/cancel`)
const statusOf = async (id: string) =>
  (await world.database.db.select().from(orders).where(eq(orders.id, id)))[0]?.status
const eventsOf = async (id: string) =>
  (
    await world.database.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(orderEvents.n)
  ).map(({ status }) => status)
const verified = { status: 'verified', pharmacist: 'DPC-1' }

test('cancelling gives every pack back and says when', async () => {
  const id = await placedOrder(asha, [
    [DOLO_650, 3],
    [PAN_40, 2],
  ])
  world.clock.advance(60_000)
  const reply = await cancel(id)
  expect(reply.status).toBe(200)
  expect(await reply.json()).toEqual({
    data: { orderId: id, status: 'cancelled', cancelledAt: '2026-11-27T06:31:00.000Z' },
  })
  expect([await inStock(world, DOLO_650), await inStock(world, PAN_40)]).toEqual([20, 20])
  const history = await replyOf(endpoints.getOrderHistory, await asha.call('GET', '/orders/history'))
  expect(history.data.orders).toMatchObject([
    { status: 'cancelled', deliveredDate: '2026-11-27T06:31:00.000Z' },
  ])
})

test('ten cancels at once give the packs back once', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 3]])
  const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(id)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)])
  expect(await inStock(world, DOLO_650)).toBe(20)
  expect(await eventsOf(id)).toEqual(['confirmed', 'cancelled'])
})

test('of a cancel and a delivery at the same moment exactly one wins, and the other is told', async () => {
  for (let round = 0; round < 20; round += 1) {
    await putInStock(world, DOLO_650, 20)
    const id = await placedOrder(asha, [[DOLO_650, 1]])
    await operations(id, verified)
    const delivery = () => operations(id, { status: 'delivered' })
    const pair = round % 2 === 0 ? [cancel(id), delivery()] : [delivery(), cancel(id)]
    const replies = await Promise.all(pair)
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const loser = replies.find(({ status }) => status === 409)
    expect(await loser?.json()).toMatchObject({
      code: 'order_final',
      message: 'This order is already closed.',
    })
    const end = await statusOf(id)
    expect((await eventsOf(id)).filter((status) => status === 'delivered' || status === 'cancelled')).toEqual(
      [end],
    )
    expect(await inStock(world, DOLO_650)).toBe(end === 'cancelled' ? 20 : 19)
  }
})

test('nothing passes processing before a registered pharmacist has verified the order', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  expect((await operations(id, { status: 'processing' })).status).toBe(200)
  const refused = await operations(id, { status: 'packing' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'order_not_verified' })
  const unknown = await operations(id, { status: 'verified', pharmacist: 'nobody' })
  expect(unknown.status).toBe(422)
  expect(await unknown.json()).toMatchObject({ code: 'pharmacist_unknown' })
  expect(await (await operations(id, verified)).json()).toEqual({
    data: { orderId: id, status: 'processing', verifiedBy: 'DPC-1' },
  })
  expect((await operations(id, { status: 'packing' })).status).toBe(200)
  const details = await replyOf(endpoints.getOrder, await asha.call('GET', `/orders/${id}`))
  expect(details.data).toMatchObject({ orderStatus: 'packing', verifiedBy: 'R. Mehta (DPC-1)' })
})

test('a late event never moves an order back', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  await operations(id, verified)
  await operations(id, { status: 'on_the_way' })
  for (const status of ['picked', 'picked_up', 'confirmed', 'on_the_way']) {
    const reply = await operations(id, { status })
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({ code: 'order_move_refused' })
  }
  await operations(id, { status: 'delivered' })
  expect(await (await operations(id, { status: 'picked' })).json()).toMatchObject({ code: 'order_final' })
  expect(await statusOf(id)).toBe('delivered')
})

test('a status that there is none of is refused', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  expect((await operations(id, { status: 'lost' })).status).toBe(422)
})

test('operations are closed to everybody without the token', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  for (const token of ['', 'guess', asha.token])
    expect((await operations(id, verified, token)).status).toBe(401)
  expect((await operations('DD0000000000', verified)).status).toBe(404)
})

test('what was packed stands in the order: batch and expiry of every pack', async () => {
  const id = await placedOrder(asha, [
    [DOLO_650, 2],
    [PAN_40, 1],
  ])
  await operations(id, verified)
  const items = async () =>
    (await replyOf(endpoints.getOrder, await asha.call('GET', `/orders/${id}`))).data.items
  expect(await items()).toMatchObject([{ hsn: '3004' }, { hsn: '3004' }])
  expect((await items()).some(({ batches }) => batches)).toBe(false)
  const packs = [
    { medicineId: DOLO_650, batch: ' DL2207 ', expiry: '2028-06' },
    { medicineId: DOLO_650, batch: 'DL2301', expiry: '2028-09' },
    { medicineId: PAN_40, batch: 'PN9', expiry: '2027-01' },
  ]
  expect((await operations(id, { status: 'packing', packs })).status).toBe(200)
  expect(await items()).toMatchObject([
    {
      batches: [
        { batch: 'DL2207', expiry: '2028-06' },
        { batch: 'DL2301', expiry: '2028-09' },
      ],
    },
    { batches: [{ batch: 'PN9', expiry: '2027-01' }] },
  ])
})

test.each([
  ['past its month', { batch: 'DL1', expiry: '2026-10' }, 'Past its expiry'],
  [
    'of a medicine that was not ordered',
    { medicineId: PAN_40, batch: 'PN9', expiry: '2028-01' },
    'Not in this order',
  ],
])('a pack %s is refused, and the order stays where it is', async (_, pack, said) => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  await operations(id, verified)
  const reply = await operations(id, { status: 'packing', packs: [{ medicineId: DOLO_650, ...pack }] })
  expect(reply.status).toBe(422)
  expect(await reply.json()).toMatchObject({ code: 'input_invalid', fields: { packs: said } })
  expect(await statusOf(id)).toBe('confirmed')
})
