import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { orders } from '../db/tables/orders.ts'
import { DOLO_650, PAN_40 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, inStock, putInStock } from '../testing/order-desk.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

/** `npm run test:faults` asks for the long form. */
const ROUNDS = process.env['TEST_FULL'] ? 20 : 2

let world: World
let asha: Buyer
beforeEach(async () => {
  world = await openWorld()
  await putInStock(world, DOLO_650, 20)
  await putInStock(world, PAN_40, 20)
  asha = await buyer(world, '9000000001', [DOLO_650, PAN_40])
})

/** To one of several servers over the same database. */
const postTo = async (server: World['app'], body: unknown, key: string): Promise<Response> =>
  server.request('/api/orders/create-order', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${asha.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })

const count = () => world.database.db.$count(orders)

test('a hundred taps at once with one key make one order and a hundred equal answers', async () => {
  const body = await asha.bodyFor([[DOLO_650, 2]])
  const replies = await Promise.all(Array.from({ length: 100 }, () => asha.post(body, 'the-one-key')))
  const answers = await Promise.all(replies.map(async (reply) => `${reply.status} ${await reply.text()}`))
  expect(new Set(answers)).toHaveLength(1)
  expect(answers[0]).toMatch(/^201 /)
  expect(await count()).toBe(1)
  expect(await inStock(world, DOLO_650)).toBe(18)
})

test('taps that reach two servers at once make one order too', async () => {
  const body = await asha.bodyFor([[DOLO_650, 2]])
  const servers = [world.app, createApp(world.deps), createApp(world.deps)]
  const replies = await Promise.all(servers.map((server) => postTo(server, body, 'the-one-key')))
  const ids = await Promise.all(replies.map((reply) => replyOf(endpoints.createOrder, reply)))
  expect(new Set(ids.map(({ orderId }) => orderId))).toHaveLength(1)
  expect(await count()).toBe(1)
  expect(await inStock(world, DOLO_650)).toBe(18)
})

test('two servers do not both open an order for the same prescription', async () => {
  const servers = [world.app, createApp(world.deps)]
  const body = await asha.bodyFor([[DOLO_650, 1]])
  const replies = await Promise.all(servers.map((server, n) => postTo(server, body, `key-of-tab-${n}`)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('a lost answer is asked for again with the same key, also after the prices have changed and the order is gone', async () => {
  const body = await asha.bodyFor([[DOLO_650, 2]])
  const first = await replyOf(endpoints.createOrder, await asha.post(body, 'the-one-key'))
  await asha.call('POST', `/orders/${first.orderId}/cancel`)
  await putInStock(world, DOLO_650, 0)
  const again = await asha.post(body, 'the-one-key')
  expect(again.status).toBe(201)
  expect(await again.json()).toEqual(first)
  expect(await count()).toBe(1)
})

test('the same key for another cart is refused', async () => {
  await asha.post(await asha.bodyFor([[DOLO_650, 2]]), 'the-one-key')
  const reply = await asha.post(await asha.bodyFor([[DOLO_650, 3]]), 'the-one-key')
  expect(reply.status).toBe(422)
  expect(await reply.json()).toMatchObject({ code: 'idempotency_key_reused' })
  expect(await count()).toBe(1)
})

test('a refused order leaves the key free: the same key places it once the reason is gone', async () => {
  const body = await asha.bodyFor([[DOLO_650, 2]])
  await putInStock(world, DOLO_650, 1)
  expect((await asha.post(body, 'the-one-key')).status).toBe(409)
  await putInStock(world, DOLO_650, 5)
  expect((await asha.post(body, 'the-one-key')).status).toBe(201)
})

test('two people may use the same key', async () => {
  const ravi = await buyer(world, '9000000002', [DOLO_650])
  const mine = await replyOf(
    endpoints.createOrder,
    await asha.post(await asha.bodyFor([[DOLO_650, 1]]), 'the-one-key'),
  )
  const his = await replyOf(
    endpoints.createOrder,
    await ravi.post(await ravi.bodyFor([[DOLO_650, 1]]), 'the-one-key'),
  )
  expect(his.orderId).not.toBe(mine.orderId)
})

test('without a key no order is placed', async () => {
  const reply = await asha.call('POST', '/orders/create-order', { body: await asha.bodyFor([[DOLO_650, 1]]) })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ code: 'idempotency_key_missing' })
})

test('a hundred double taps make a hundred orders for a hundred carts', async () => {
  await putInStock(world, DOLO_650, 200)
  const body = await asha.bodyFor([[DOLO_650, 1]], { alsoOpen: true })
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, cart) => [
      asha.post(body, `cart-${cart}-key`),
      asha.post(body, `cart-${cart}-key`),
    ]).flat(),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(200).fill(201))
  expect(await count()).toBe(100)
  expect(await inStock(world, DOLO_650)).toBe(100)
})

test('fifty people want the last pack: each time one gets it and forty-nine are told', async () => {
  const people = []
  for (let n = 0; n < 50; n += 1) people.push(await buyer(world, String(9_100_000_000 + n), [PAN_40]))
  for (let round = 0; round < ROUNDS; round += 1) {
    await putInStock(world, PAN_40, 1)
    const bodies = await Promise.all(people.map((one) => one.bodyFor([[PAN_40, 1]], { alsoOpen: true })))
    const replies = await Promise.all(people.map((one, n) => one.post(bodies[n])))
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array(49).fill(409)])
    expect(await inStock(world, PAN_40)).toBe(0)
    expect(await count()).toBe(round + 1)
  }
}, 600_000)

test('of many at one moment some want the last packs: those get what there is, and all others their orders', async () => {
  await putInStock(world, DOLO_650, 3)
  const people = []
  for (let n = 0; n < 12; n += 1) people.push(await buyer(world, String(9_100_000_000 + n), [DOLO_650]))
  const wanted = people.map((_, n) => (n % 2 ? DOLO_650 : PAN_40))
  const bodies = await Promise.all(people.map((one, n) => one.bodyFor([[wanted[n] ?? '', 1]])))
  const replies = await Promise.all(people.map((one, n) => one.post(bodies[n])))
  const statusesOf = (medicine: string) =>
    replies
      .filter((_, n) => wanted[n] === medicine)
      .map(({ status }) => status)
      .toSorted((a, b) => a - b)
  expect(statusesOf(PAN_40)).toEqual(Array(6).fill(201))
  expect(statusesOf(DOLO_650)).toEqual([201, 201, 201, 409, 409, 409])
  expect(await inStock(world, DOLO_650)).toBe(0)
  expect(await inStock(world, PAN_40)).toBe(14)
  expect(await count()).toBe(9)
})
