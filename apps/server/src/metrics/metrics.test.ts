import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { type Caller, signedIn } from '../testing/caller.ts'
import { pngPaper, uploadForm, workOff } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'
import { createMetrics } from './metrics.ts'

let world: World
let asha: Caller
beforeEach(async () => {
  world = await openWorld({ settings: { trustProxy: false } })
  asha = await signedIn(world)
})

/** As it comes over a connection from this address. */
const ask = (remoteAddress: string, headers: Record<string, string> = {}, app = world.app) =>
  app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })
const read = async (): Promise<string> => (await ask('127.0.0.1')).text()

const TOKEN = { authorization: 'Bearer ops-token-of-the-tests' }

describe('/metrics', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'opens to a program on this machine, %s',
    async (from) => {
      const reply = await ask(from)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    },
  )

  test('is closed to every other machine, and opens to the operations token', async () => {
    expect((await ask('10.0.0.5')).status).toBe(401)
    expect((await ask('10.0.0.5', { authorization: `Bearer ${asha.token}` })).status).toBe(401)
    expect((await ask('10.0.0.5', TOKEN)).status).toBe(200)
  })

  test('opens to a token of its own, which opens nothing else', async () => {
    const app = createApp({
      ...world.deps,
      settings: { ...world.deps.settings, metricsToken: 'figures-only' },
    })
    const figures = { authorization: 'Bearer figures-only' }
    expect((await ask('10.0.0.5', figures, app)).status).toBe(200)
    expect((await ask('10.0.0.5', figures)).status).toBe(401)
    const event = await app.request('/api/ops/orders/DD1/events', {
      method: 'POST',
      headers: { ...figures, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'delivered' }),
    })
    expect(event.status).toBe(401)
  })

  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'is closed to what a proxy on this machine passes on (%s)',
    async (name) => {
      expect((await ask('127.0.0.1', { [name]: '203.0.113.9' })).status).toBe(401)
      expect((await ask('127.0.0.1', { [name]: '203.0.113.9', ...TOKEN })).status).toBe(200)
    },
  )

  test('is closed without the token where there is a proxy, or no token is set', async () => {
    const behind = createApp({ ...world.deps, settings: { ...world.deps.settings, trustProxy: true } })
    expect((await ask('127.0.0.1', {}, behind)).status).toBe(401)
    const without = createApp({ ...world.deps, settings: { ...world.deps.settings, opsToken: undefined } })
    expect((await ask('10.0.0.5', TOKEN, without)).status).toBe(401)
  })
})

test('calls are counted by route, method and status, and say nothing about anybody', async () => {
  await asha.call('GET', '/orders/DD0000000001')
  await asha.call('GET', '/orders/DD0000000002')
  await asha.call('GET', '/users/profile')
  const text = await read()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/orders/{id}",status="404"} 2',
  )
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/users/profile",status="200"} 1',
  )
  for (const secret of ['DD0000000001', asha.mobile, asha.userId]) expect(text).not.toContain(secret)
})

test('open streams and waiting jobs are counted, and counted off again', async () => {
  const upload = await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  const { prescriptionId } = (await replyOf(endpoints.uploadPrescription, upload)).uploadedData
  const stream = await asha.call('GET', `/prescriptions/${prescriptionId}/stream`)
  const before = await read()
  expect(before).toContain('dawadoot_open_streams 1')
  expect(before).toContain('dawadoot_open_jobs{kind="read_prescription",status="waiting"} 1')
  expect(before).toContain('dawadoot_open_jobs{kind="order_text",status="waiting"} 0')

  await stream.body?.cancel()
  await workOff(world)
  const after = await read()
  expect(after).toContain('dawadoot_open_streams 0')
  expect(after).toContain('dawadoot_open_jobs{kind="read_prescription",status="waiting"} 0')
})

test('while the database does not answer, everything else is still there', async () => {
  const dead = new Proxy(world.database.db, {
    get: () => () => {
      throw new Error('not now')
    },
  })
  const metrics = createMetrics(dead)
  metrics.answered({ method: 'GET', route: '/healthz', status: 200 }, 0.01)
  const { text } = await metrics.read()
  expect(text).toContain('route="/healthz"')
  expect(text).toContain('dawadoot_open_jobs_unknown_total 1')
  expect(text).not.toContain('dawadoot_open_jobs{')
})
