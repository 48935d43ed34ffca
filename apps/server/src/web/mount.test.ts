import { endpoints } from '@dawadoot/api/contract/endpoints'
import { Problem } from '@dawadoot/api/contract/problem'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { type Caller, signedIn, visitor } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Caller
let anyone: Caller
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
  anyone = visitor(world)
})

const problemOf = async (reply: Response) => {
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  const body = v.parse(Problem, await reply.json())
  expect(body.status).toBe(reply.status)
  expect(body.requestId).toBe(reply.headers.get('x-request-id'))
  return body
}
const address = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x1')

test.each(Object.values(endpoints))(
  '$method $path is mounted, and answers no other method',
  async ({ path, method }) => {
    const methods = Object.values(endpoints).flatMap((each) =>
      each.path === path ? [each.method.toUpperCase()] : [],
    )
    expect(methods).toContain(method.toUpperCase())
    const reply = await asha.call('PATCH', address(path))
    expect(await problemOf(reply)).toMatchObject({ code: 'method_not_allowed', status: 405 })
    expect(reply.headers.get('allow')).toBe(methods.join(', '))
  },
)

test.each(Object.values(endpoints).filter(({ access }) => access === 'session'))(
  '$method $path is closed to a visitor and to a token that is not ours',
  async ({ method, path }) => {
    expect(await problemOf(await anyone.call(method.toUpperCase(), address(path)))).toMatchObject({
      code: 'unauthenticated',
    })
    const headers = { authorization: 'Bearer not-a-token' }
    expect((await anyone.call(method.toUpperCase(), address(path), { headers })).status).toBe(401)
  },
)

test('an order is only refused for what it says to somebody whose session lives', async () => {
  const order = (by: Caller, headers: Record<string, string>) =>
    by.call('POST', '/orders/create-order', { body: '{"medicines":', headers })
  const key = { 'idempotency-key': 'the-one-key' }
  const unknown = { ...key, authorization: 'Bearer not-a-token' }
  expect(await problemOf(await order(anyone, key))).toMatchObject({ code: 'unauthenticated' })
  expect(await problemOf(await order(anyone, unknown))).toMatchObject({ code: 'unauthenticated' })
  expect(await problemOf(await order(asha, key))).toMatchObject({ code: 'body_malformed' })
  expect(await problemOf(await order(asha, {}))).toMatchObject({ code: 'idempotency_key_missing' })
  world.clock.advance(31 * 24 * 3600_000)
  expect(await problemOf(await order(asha, key))).toMatchObject({ code: 'unauthenticated' })
})

test('the operations calls open for their own token only', async () => {
  const path = '/ops/orders/x1/events'
  const body = { status: 'processing' }
  expect((await asha.call('POST', path, { body })).status).toBe(401)
  const headers = { authorization: 'Bearer ops-token-of-the-tests' }
  expect(await problemOf(await anyone.call('POST', path, { body, headers }))).toMatchObject({
    code: 'not_found',
  })
  world = await openWorld({ settings: { opsToken: undefined } })
  expect((await visitor(world).call('POST', path, { body, headers })).status).toBe(401)
})

test('the outbox exists with the console gateway only, and never in production', async () => {
  expect((await anyone.call('GET', '/dev/outbox')).status).toBe(200)
  const production = await openWorld({ settings: { production: true } })
  expect((await visitor(production).call('GET', '/dev/outbox')).status).toBe(404)
  const gateway = await openWorld({ deps: { sms: { send: async () => undefined } } })
  expect((await visitor(gateway).call('GET', '/dev/outbox')).status).toBe(404)
})

test('an unknown path below /api is a problem like any other', async () => {
  const body = await problemOf(await anyone.call('GET', '/nothing/here'))
  expect(body).toMatchObject({ code: 'not_found', message: 'We could not find that.' })
  expect(JSON.stringify(body)).not.toContain('nothing')
})

describe('a body', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    anyone.call('POST', '/auth/send-otp', { body, headers })

  test('that is not JSON is malformed', async () => {
    for (const body of ['{"mobile":', 'mobile=9000000001', '', '[1,', '\u0000'])
      expect(await problemOf(await send(body))).toMatchObject({ code: 'body_malformed' })
  })

  test('of another media type is unsupported', async () => {
    const reply = await send('mobile=9000000001', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(await problemOf(reply)).toMatchObject({ code: 'media_type_unsupported', status: 415 })
  })

  test('that is too large is refused, whatever its length says', async () => {
    const large = JSON.stringify({ mobile: '9000000001', consentVersion: 'x'.repeat(1024 * 1024) })
    expect(await problemOf(await send(large))).toMatchObject({ code: 'body_too_large', status: 413 })
    const streamed = await world.app.request('/api/auth/send-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    })
    expect(streamed.status).toBe(413)
  })

  test('names what is wrong with each field, in words for people', async () => {
    const reply = await asha.call('POST', '/auth/complete-profile', {
      body: { mobile: asha.mobile, name: 'A', email: 'nobody', whatsappNumber: '12' },
    })
    expect(await problemOf(reply)).toMatchObject({
      code: 'input_invalid',
      message: 'Name must be at least 2 characters',
      fields: {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        whatsappNumber: 'Please enter a valid 10-digit WhatsApp number',
      },
    })
    const empty = await problemOf(await send('{}'))
    expect(empty).toMatchObject({
      message: 'Check what you entered and try again.',
      fields: { mobile: 'Required' },
    })
  })

  test('that the database could not store is refused before it gets there', async () => {
    const profile = { mobile: asha.mobile, email: null, whatsappNumber: asha.mobile }
    for (const name of ['Asha\u0000Rao', 'Asha \ud83d'])
      expect(
        await problemOf(await asha.call('POST', '/auth/complete-profile', { body: { ...profile, name } })),
      ).toMatchObject({ code: 'input_invalid' })
  })

  test('nested a hundred thousand deep is an ordinary refusal', async () => {
    expect((await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(422)
  })
})

test.each(['a'.repeat(65), 'a%00b', '%E0%A4%A'])(
  'an id that no row can have, %s, is not found',
  async (id) => {
    expect((await asha.call('GET', `/orders/${id}`)).status).toBe(404)
  },
)

test('a fixed path is no parameter of another', async () => {
  expect(await (await asha.call('GET', '/orders/history')).json()).toEqual({ data: { orders: [] } })
})

test('what goes wrong inside says nothing of it, and the log keeps nothing personal', async () => {
  const broken = {
    ...world.deps.database,
    transaction: () => Promise.reject(new Error(`boom 9000000001 /secret/path`)),
  }
  const app = createApp({ ...world.deps, database: broken })
  const reply = await app.request('/api/auth/send-otp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '9000000001' }),
  })
  const text = JSON.stringify(await problemOf(reply))
  expect(text).toContain('internal')
  expect(text).not.toMatch(/boom|secret|9000000001|at .*\.ts/)
  const logged = world.logLines.join('')
  expect(logged).toContain(reply.headers.get('x-request-id'))
  expect(logged).not.toMatch(/boom|9000000001|\/secret/)
})

test('a database that is out of reach is a 503 that says when to come back', async () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const broken = { ...world.deps.database, transaction: () => Promise.reject(lost) }
  const app = createApp({ ...world.deps, database: broken })
  const reply = await app.request('/api/auth/send-otp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '9000000001' }),
  })
  expect(await problemOf(reply)).toMatchObject({ code: 'unavailable' })
  expect(reply.headers.get('retry-after')).toBe('2')
})

test('the log names routes by template, and neither ids nor numbers', async () => {
  await asha.call('GET', '/orders/order-of-asha')
  await anyone.call('POST', '/auth/send-otp', { body: { mobile: '9000000001' } })
  await anyone.call('POST', '/auth/verify-otp', { body: { mobile: '9000000001', otp: '12345' } })
  await anyone.call('GET', '/hospitals/autocomplete?query=my%20private%20clinic')
  const logged = world.logLines.join('')
  expect(logged).toContain('/orders/{id}')
  expect(logged).not.toMatch(/order-of-asha|9000000001|private|Asha/)
})

test('public look-ups are limited per caller, and say when to come back', async () => {
  world = await openWorld({ settings: { lookUpsPerMinute: 2 } })
  const look = (from: string) =>
    visitor(world).call('GET', '/pincode/110001', { headers: { 'x-forwarded-for': from } })
  expect((await look('203.0.113.1')).status).toBe(200)
  expect((await look('203.0.113.1')).status).toBe(200)
  const third = await look('203.0.113.1')
  expect(await problemOf(third)).toMatchObject({ code: 'rate_limited' })
  expect(third.headers.get('retry-after')).toBe('60')
  expect((await look('203.0.113.2')).status).toBe(200)
  world.clock.advance(60_000)
  expect((await look('203.0.113.1')).status).toBe(200)
})

describe('browsers of other origins', () => {
  const from = (origin: string) => ({ headers: { origin } })

  test('our own sites may call with credentials and read the headers they need', async () => {
    const reply = await anyone.call('GET', '/pincode/110001', from('http://kiosk.localhost:4000'))
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://kiosk.localhost:4000')
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true')
    expect(reply.headers.get('access-control-expose-headers')).toBe('Date,Retry-After,X-Request-Id')
  })

  test('refusals carry the same headers, or the page could not read them', async () => {
    const reply = await anyone.call('GET', '/users/profile', from('http://localhost:4000'))
    expect(reply.status).toBe(401)
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:4000')
  })

  test.each(['http://evil.example', 'http://localhost:4001', 'null', 'http://localhost:4000.evil.example'])(
    '%s may not',
    async (origin) => {
      const reply = await anyone.call('GET', '/pincode/110001', from(origin))
      expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  test('a preflight is answered without a session', async () => {
    const reply = await anyone.call('OPTIONS', '/orders/create-order', {
      headers: {
        origin: 'http://localhost:4000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  })
})

test('nothing the API sends is kept by a cache or taken for a page', async () => {
  const reply = await anyone.call('GET', '/pincode/110001')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('it is ready while the database answers and the server is not stopping', async () => {
  const ready = () => world.app.request('/readyz')
  expect((await ready()).status).toBe(200)
  expect((await world.app.request('/healthz')).status).toBe(200)
  world.stop.abort()
  expect((await ready()).status).toBe(503)
})
