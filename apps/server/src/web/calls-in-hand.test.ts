import { expect, test } from 'vitest'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { buyer, putInStock } from '../testing/order-desk.ts'
import { openWorld } from '../testing/world.ts'
import { createCallsInHand } from './calls-in-hand.ts'

test('more callers than there is room for are told at once when to come back, and are let in afterwards', async () => {
  const world = await openWorld({ settings: { callsInHand: 3 } })
  await putInStock(world, DOLO_650, 50)
  const asha = await buyer(world, '9000000001', [DOLO_650])
  const body = await asha.bodyFor([[DOLO_650, 1]], { alsoOpen: true })
  const replies = await Promise.all(Array.from({ length: 20 }, () => asha.post(body)))
  const refused = replies.filter(({ status }) => status === 503)
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20 - refused.length)
  expect(refused.length).toBeGreaterThan(0)
  for (const reply of refused) {
    expect(reply.headers.get('retry-after')).toBe('1')
    expect(await reply.json()).toMatchObject({ code: 'unavailable' })
  }
  expect((await asha.post(body)).status).toBe(201)
})

test('whoever monitors the server is answered however much it has to do', async () => {
  const world = await openWorld({ settings: { callsInHand: 0 } })
  expect((await world.app.request('/api/pincode/110001')).status).toBe(503)
  expect((await world.app.request('/healthz')).status).toBe(200)
  expect((await world.app.request('/readyz')).status).toBe(200)
})

test('work that fails makes room like work that succeeds', async () => {
  const { work } = createCallsInHand(1)
  await expect(work(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await work(async () => 'done')).toBe('done')
})
