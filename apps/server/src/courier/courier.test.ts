import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { jobs } from '../db/tables/machinery.ts'
import { orderEvents } from '../db/tables/orders.ts'
import type { TextMessage } from '../sms/sms-gateway.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, placedOrder, putInStock } from '../testing/order-desk.ts'
import { workOff } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'
import { moveOrders } from './move-orders.ts'
import { runCourier } from './run-courier.ts'

let world: World
let asha: Buyer
beforeEach(async () => {
  world = await openWorld()
  await putInStock(world, DOLO_650, 20)
  asha = await buyer(world, '9000000001', [DOLO_650])
})

const move = () => moveOrders(world.database, world.clock.now())
const details = async (id: string) =>
  (await replyOf(endpoints.getOrder, await asha.call('GET', `/orders/${id}`))).data
const events = (id: string) =>
  world.database.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.n))
const STAGES = [
  'confirmed',
  'processing',
  'verified',
  'preparing',
  'packing',
  'picked_up',
  'on_the_way',
  'delivered',
]

test('an order is delivered in three to four minutes, verified by a pharmacist who says to be simulated', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  for (let seconds = 0; seconds < 180; seconds += 10) {
    await move()
    world.clock.advance(10_000)
  }
  expect((await details(id)).orderStatus).toBe('on_the_way')
  world.clock.advance(60_000)
  await move()
  const order = await details(id)
  expect(order).toMatchObject({ orderStatus: 'delivered', verifiedBy: 'Simulated pharmacist (DEMO-0000)' })
  expect(order.items).toMatchObject([{ batches: [{ batch: `DEMO-${DOLO_650}`, expiry: '2028-11' }] }])
  expect(order.statusHistory.map(({ status }) => status)).toEqual(STAGES)
  expect((await events(id)).slice(1).every(({ by }) => by === 'demo')).toBe(true)
})

test('after a long stop an order catches up, each stage at the moment it was due', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  world.clock.advance(3_600_000)
  await move()
  const happened = await events(id)
  expect(happened.map(({ status }) => status)).toEqual(STAGES)
  expect(happened.at(-1)?.at.toISOString()).toBe('2026-11-27T06:33:30.000Z')
})

test('two couriers at once move an order once', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  world.clock.advance(3_600_000)
  await Promise.all([move(), move()])
  expect((await events(id)).map(({ status }) => status)).toEqual(STAGES)
})

test('a cancelled order stays where it is', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  await asha.call('POST', `/orders/${id}/cancel`)
  world.clock.advance(3_600_000)
  await move()
  expect((await details(id)).orderStatus).toBe('cancelled')
})

test('in production nothing moves by itself', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  world.clock.advance(3_600_000)
  await runCourier({ ...world.deps, settings: { ...world.deps.settings, production: true, demo: true } })
  expect((await details(id)).orderStatus).toBe('confirmed')
})

test('the customer is told when the order is confirmed, on its way and delivered, each once', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  await workOff(world)
  world.clock.advance(3_600_000)
  await move()
  await workOff(world)
  const texts = world.sms.outbox?.('9000000001').map(({ text }) => text)
  expect(texts?.toReversed()).toEqual([
    `Dawadoot: your order ${id} is confirmed. Keep ₹27.89 ready in cash.`,
    `Dawadoot: your order ${id} is on the way.`,
    `Dawadoot: your order ${id} has been delivered. Get well soon.`,
  ])
})

test('a gateway that is down for a while delays the text and nothing else', async () => {
  const { send } = world.sms
  let down = true
  const flaky = {
    ...world.sms,
    send: async (message: Parameters<typeof send>[0]) =>
      down ? Promise.reject(new Error('down')) : send(message),
  }
  const deps = { ...world.deps, sms: flaky }
  await placedOrder(asha, [[DOLO_650, 1]])
  for (let n = 0; n < 5; n += 1) {
    await workOff({ ...world, deps })
    world.clock.advance(60_000)
  }
  expect(world.sms.outbox?.()).toEqual([])
  down = false
  await workOff({ ...world, deps })
  expect(world.sms.outbox?.()).toHaveLength(1)
})

test('a gateway that never works again is tried ten times with growing pauses, and the order goes on without it', async () => {
  const tries: { at: number; key: string | undefined }[] = []
  const dead = {
    ...world.sms,
    send: async ({ key }: TextMessage) => {
      tries.push({ at: world.clock.now().getTime(), key })
      throw new Error('no route')
    },
  }
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  for (let second = 0; second < 3600; second += 2) {
    if (tries.length < 10 || second % 600 === 0)
      await workOff({ ...world, deps: { ...world.deps, sms: dead } })
    world.clock.advance(2000)
  }
  expect(tries).toHaveLength(10)
  const pauses = tries.slice(1).map(({ at }, n) => at - (tries[n]?.at ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(500_000)
  expect(new Set(tries.map(({ key }) => key))).toEqual(new Set([`${id}-confirmed`]))
  const [job] = await world.database.db.select().from(jobs).where(eq(jobs.kind, 'order_text'))
  expect(job).toMatchObject({ status: 'failed', attempts: 10 })
  expect((await details(id)).orderStatus).toBe('confirmed')
})

test('an order that did not come about announces nothing', async () => {
  await putInStock(world, DOLO_650, 0)
  const refused = await asha.post(await asha.bodyFor([[DOLO_650, 1]]))
  expect(refused.status).toBe(409)
  expect(await world.database.db.select().from(jobs).where(eq(jobs.kind, 'order_text'))).toEqual([])
})

test('no text announces an order that was cancelled before it could be sent', async () => {
  const id = await placedOrder(asha, [[DOLO_650, 1]])
  await asha.call('POST', `/orders/${id}/cancel`)
  await workOff(world)
  expect(world.sms.outbox?.()).toEqual([])
})
