import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, signedIn, visitor } from '../testing/caller.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'
import { findSession } from './sessions.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let world: World
let asha: Caller
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
})

const works = async (token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await visitor(world).call('GET', '/users/profile', { headers })).status === 200
}
const refresh = async (token: string): Promise<string | undefined> => {
  const reply = await visitor(world).call('POST', '/auth/refresh', {
    headers: { authorization: `Bearer ${token}` },
  })
  if (reply.status !== 200) return undefined
  return (await replyOf(endpoints.refresh, reply)).data.token
}

test('only a hash of the token is stored', async () => {
  const { rows } = await world.database.db.execute('select * from session_tokens, sessions')
  expect(JSON.stringify(rows)).not.toContain(asha.token)
})

describe('a customer’s session', () => {
  test('ends after 30 days without use', async () => {
    world.clock.advance(30 * DAY - MINUTE)
    expect(await works(asha.token)).toBe(true)
    world.clock.advance(30 * DAY)
    expect(await works(asha.token)).toBe(false)
  })

  test('ends after 90 days however much it is used', async () => {
    for (let day = 0; day < 80; day += 20) {
      world.clock.advance(20 * DAY)
      expect(await works(asha.token)).toBe(true)
    }
    world.clock.advance(10 * DAY)
    expect(await works(asha.token)).toBe(false)
  })
})

test('a kiosk’s session ends after 30 minutes, in the middle of use', async () => {
  const kiosk = await signedIn(world, { mobile: '8000000001', type: 'kiosk' })
  world.clock.advance(20 * MINUTE)
  expect(await works(kiosk.token)).toBe(true)
  world.clock.advance(10 * MINUTE)
  expect(await works(kiosk.token)).toBe(false)
})

test('that a session is used is noted once a minute, and nobody waits until that is on the disk', async () => {
  const inUse = async () => {
    const { rows } = await world.database.db.execute<{ at: string }>(
      'select used_at::timestamptz::text as at from sessions',
    )
    return rows.map(({ at }) => new Date(at).getTime() - start)
  }
  const start = world.clock.now().getTime()
  world.clock.advance(MINUTE - 1)
  expect(await works(asha.token)).toBe(true)
  expect(await inUse()).toEqual([0])
  world.clock.advance(1)
  expect(await Promise.all(Array.from({ length: 5 }, () => works(asha.token)))).not.toContain(false)
  expect(await inUse()).toEqual([MINUTE])

  world.clock.advance(MINUTE)
  const waits = await world.database.transaction(async (tx) => {
    await tx.execute('set local synchronous_commit = on')
    expect(await findSession(tx, asha.token, world.clock.now())).toBeDefined()
    return (await tx.execute('show synchronous_commit')).rows
  })
  expect(waits).toEqual([{ synchronous_commit: 'off' }])
  expect(await inUse()).toEqual([2 * MINUTE])
})

describe('refreshing', () => {
  test('gives the same token within the first day', async () => {
    world.clock.advance(DAY - MINUTE)
    expect(await refresh(asha.token)).toBe(asha.token)
  })

  test('gives a new token after a day, and the old one works 30 seconds more', async () => {
    world.clock.advance(DAY)
    const fresh = await refresh(asha.token)
    expect(fresh).toBeDefined()
    expect(fresh).not.toBe(asha.token)
    expect(await works(fresh ?? '')).toBe(true)
    world.clock.advance(29_000)
    expect(await works(asha.token)).toBe(true)
    world.clock.advance(1000)
    expect(await works(asha.token)).toBe(false)
    expect(await works(fresh ?? '')).toBe(true)
  })

  test('from two tabs at once leaves both signed in', async () => {
    world.clock.advance(DAY)
    const [one, two] = await Promise.all([refresh(asha.token), refresh(asha.token)])
    world.clock.advance(MINUTE)
    expect(await works(one ?? '')).toBe(true)
    expect(await works(two ?? '')).toBe(true)
  })

  test('again with the old one does not stretch its 30 seconds', async () => {
    world.clock.advance(DAY)
    await refresh(asha.token)
    world.clock.advance(20_000)
    await refresh(asha.token)
    world.clock.advance(10_000)
    expect(await works(asha.token)).toBe(false)
  })

  test('is refused for a session that has ended', async () => {
    world.clock.advance(31 * DAY)
    expect(await refresh(asha.token)).toBeUndefined()
  })
})

describe('logging out', () => {
  const logOut = (token: string) =>
    visitor(world).call('POST', '/auth/logout', {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })

  test('ends the session with every token it has, and no other session', async () => {
    const phone = await signedIn(world)
    world.clock.advance(DAY)
    const fresh = await refresh(asha.token)
    const reply = await logOut(asha.token)
    expect(await reply.json()).toEqual({ success: true, message: 'Logged out successfully!' })
    expect(await works(asha.token)).toBe(false)
    expect(await works(fresh ?? '')).toBe(false)
    expect(await works(phone.token)).toBe(true)
  })

  test('succeeds without a session too', async () => {
    expect((await logOut('')).status).toBe(200)
    expect((await logOut('unknown')).status).toBe(200)
    await logOut(asha.token)
    expect((await logOut(asha.token)).status).toBe(200)
  })
})

describe('the list of sessions', () => {
  const list = async (by: Caller) =>
    (await replyOf(endpoints.listSessions, await by.call('GET', '/auth/sessions'))).data.sessions

  test('shows where a person is signed in, the last used first, and which one asks', async () => {
    world.clock.advance(DAY)
    const phone = await signedIn(world)
    await signedIn(world, { mobile: '8000000001' })
    expect(await list(phone)).toMatchObject([
      { type: 'customer', current: true, startedAt: '2026-11-28T06:30:00.000Z' },
      { type: 'customer', current: false, endsAt: '2026-12-27T06:30:00.000Z' },
    ])
    expect(JSON.stringify(await list(phone))).not.toContain(asha.token)
  })

  test('leaves out what has ended, by time or by idleness', async () => {
    await signedIn(world, { type: 'kiosk' })
    expect(await list(asha)).toHaveLength(2)
    world.clock.advance(30 * MINUTE)
    expect(await list(asha)).toHaveLength(1)
  })

  test('ends the one that is named, with every token it has, and no other', async () => {
    const phone = await signedIn(world)
    world.clock.advance(DAY)
    const fresh = await refresh(phone.token)
    const named = (await list(asha)).find(({ current }) => !current)
    const reply = await asha.call('DELETE', `/auth/sessions/${named?.id}`)
    expect(reply.status).toBe(200)
    expect(await works(phone.token)).toBe(false)
    expect(await works(fresh ?? '')).toBe(false)
    expect(await works(asha.token)).toBe(true)
    expect((await asha.call('DELETE', `/auth/sessions/${named?.id}`)).status).toBe(404)
  })

  test('names each by the browser it was opened with', async () => {
    const mobile = '9000000003'
    await visitor(world).call('POST', '/auth/send-otp', { body: { mobile } })
    const otp = world.sms.outbox(mobile)[0]?.otp
    const reply = await visitor(world).call('POST', '/auth/verify-otp', {
      body: { mobile, otp },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36' },
    })
    const { token } = (await replyOf(endpoints.verifyOtp, reply)).data
    const headers = { authorization: `Bearer ${token}` }
    const sessions = await visitor(world).call('GET', '/auth/sessions', { headers })
    expect((await replyOf(endpoints.listSessions, sessions)).data.sessions).toMatchObject([
      { device: 'Chrome on Android', current: true },
    ])
    expect(await list(asha)).toMatchObject([{ device: null }])
  })

  test('all end at once, this one included, and nobody else’s', async () => {
    const phone = await signedIn(world)
    const other = await signedIn(world, { mobile: '8000000001' })
    expect((await phone.call('DELETE', '/auth/sessions')).status).toBe(200)
    expect([await works(phone.token), await works(asha.token), await works(other.token)]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('ends one’s own too', async () => {
    const [own] = await list(asha)
    await asha.call('DELETE', `/auth/sessions/${own?.id}`)
    expect(await works(asha.token)).toBe(false)
  })
})

test.each(['Basic abc', 'Bearer', 'bearer  x y', `Bearer ${'x'.repeat(600)}`])(
  '%s is no session',
  async (header) => {
    const reply = await visitor(world).call('GET', '/users/profile', { headers: { authorization: header } })
    expect(reply.status).toBe(401)
  },
)
