import { beforeEach, expect, test } from 'vitest'
import { jobs } from '../db/tables/machinery.ts'
import { createApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, putInStock } from '../testing/order-desk.ts'
import { workOff } from '../testing/paper.ts'
import { openWorld, type World } from '../testing/world.ts'
import { createTexting } from './texting.ts'

let world: World
let asha: Buyer
beforeEach(async () => {
  world = await openWorld()
  await putInStock(world, DOLO_650, 20)
  asha = await buyer(world, '9000000001', [DOLO_650])
})

const order = async (takeTextSeat: Deps['takeTextSeat'], qty = 1): Promise<Response> =>
  createApp({ ...world.deps, ...(takeTextSeat && { takeTextSeat }) }).request('/api/orders/create-order', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${asha.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'the-one-key',
    },
    body: JSON.stringify(await asha.bodyFor([[DOLO_650, qty]])),
  })
const texts = () => world.sms.outbox?.().map(({ text }) => text)
const stored = () => world.database.db.select().from(jobs)
/** A server that stops has sent what it had begun. */
const ended = async ({ run }: ReturnType<typeof createTexting>): Promise<void> => {
  world.stop.abort()
  await run()
}

test('whoever places an order sends its text, and not a job is left to look for', async () => {
  const texting = createTexting(world.deps)
  expect((await order(texting.takeSeat)).status).toBe(201)
  await ended(texting)
  expect(texts()).toEqual([expect.stringContaining('is confirmed')])
  expect(await stored()).toEqual([])
})

test('an answer that is given again is not told again', async () => {
  const texting = createTexting(world.deps)
  await order(texting.takeSeat)
  expect((await order(texting.takeSeat)).status).toBe(201)
  await ended(texting)
  expect(texts()).toHaveLength(1)
})

test('a server that dies between an order and its text leaves it to another, once its lease has run out', async () => {
  const dies: Deps['takeTextSeat'] = () => ({
    leaseUntil: new Date(world.clock.now().getTime() + 30_000),
    begin: () => undefined,
    leave: () => undefined,
  })
  expect((await order(dies)).status).toBe(201)
  expect(await stored()).toMatchObject([{ status: 'running', attempts: 1 }])
  await workOff(world)
  expect(texts()).toEqual([])
  world.clock.advance(31_000)
  await workOff(world)
  expect(texts()).toHaveLength(1)
})

test('where every seat is taken the text waits in the queue', async () => {
  expect((await order(() => undefined)).status).toBe(201)
  expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 0 }])
  await workOff(world)
  expect(texts()).toHaveLength(1)
})

test('an order that is refused gives its seat back', async () => {
  await putInStock(world, DOLO_650, 1)
  let taken = 0
  const counted: Deps['takeTextSeat'] = () => {
    taken += 1
    return { leaseUntil: world.clock.now(), begin: () => undefined, leave: () => void (taken -= 1) }
  }
  expect((await order(counted, 2)).status).toBe(409)
  expect(taken).toBe(0)
})
