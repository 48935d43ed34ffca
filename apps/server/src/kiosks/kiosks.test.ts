import { randomBytes } from 'node:crypto'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { hospitals } from '../db/tables/places.ts'
import { signedIn, visitor } from '../testing/caller.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { buyer, putInStock } from '../testing/order-desk.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'
import { issueFor, listKiosks, revoke } from './manage-kiosks.ts'

let world: World
let hospitalId: string
let otherHospitalId: string
let ids: number

const openProduction = async () => {
  world = await openWorld({
    settings: {
      production: true,
      demo: false,
      sites: {
        customer: 'https://dawadoot.test',
        kiosk: 'https://kiosk.dawadoot.test',
        marketing: 'https://marketing.dawadoot.test',
      },
    },
  })
}
beforeEach(async () => {
  await openProduction()
  ids = 0
  const [one, other] = await world.database.db.select().from(hospitals).orderBy(hospitals.id).limit(2)
  hospitalId = one?.id ?? ''
  otherHospitalId = other?.id ?? ''
})

const issue = async (hospital = hospitalId): Promise<{ code: string; id: string }> => {
  ids += 1
  const making = {
    secret: world.deps.settings.otpSecret,
    randomBytes,
    id: `code-${ids}-${world.deps.newId()}`,
    now: world.clock.now(),
  }
  const { code } = await issueFor(world.database.db, hospital, making)
  return { code, id: making.id }
}
const enrol = (code: string, headers: Record<string, string> = {}) =>
  visitor(world).call('POST', '/kiosk/device', { body: { code }, headers })
/** What the browser sends back of a Set-Cookie. */
const cookieOf = (reply: Response): string => reply.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
const enrolled = async (code?: string) => {
  const reply = await enrol(code ?? (await issue()).code)
  expect(reply.status).toBe(201)
  const { data } = await replyOf(endpoints.enrolKiosk, reply)
  return { cookie: cookieOf(reply), device: data.device }
}
const where = async (cookie?: string) =>
  (
    await replyOf(
      endpoints.getKiosk,
      await visitor(world).call('GET', '/kiosk/device', { headers: cookie ? { cookie } : {} }),
    )
  ).data
const sendOtp = (mobile: string, cookie?: string, from = '203.0.113.9') =>
  visitor(world).call('POST', '/auth/send-otp', {
    body: { mobile, type: 'hospital' },
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  })

describe('setting a kiosk up', () => {
  test('the code of a hospital binds the browser to it; the cookie is the kiosk’s alone and out of scripts’ reach', async () => {
    const { code } = await issue()
    const reply = await enrol(code)
    const setCookie = reply.headers.get('set-cookie') ?? ''
    expect(setCookie).toMatch(
      /^__Host-kioskDevice=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const { data } = await replyOf(endpoints.enrolKiosk, reply)
    expect(data.device.hospital.id).toBe(hospitalId)
    expect(await where(cookieOf(reply))).toEqual(data)
  })

  test('where the API is another site, the cookie is a partitioned one', async () => {
    const reply = await enrol((await issue()).code, { 'sec-fetch-site': 'cross-site' })
    expect(reply.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/)
  })

  test('the cookie is renewed whenever the kiosk asks where it stands', async () => {
    const { cookie } = await enrolled()
    const reply = await visitor(world).call('GET', '/kiosk/device', { headers: { cookie } })
    expect(cookieOf(reply)).toBe(cookie)
  })

  test('neither the code nor what the cookie holds is stored', async () => {
    const { code } = await issue()
    const { cookie } = await enrolled(code)
    const codes = await world.database.db.execute('select * from kiosk_codes')
    const devices = await world.database.db.execute('select * from kiosk_devices')
    const stored = JSON.stringify([codes.rows, devices.rows])
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(cookie.split('=')[1])
  })

  test('one code sets up any number of kiosks, each by itself', async () => {
    const { code } = await issue()
    const one = await enrolled(code)
    const two = await enrolled(code)
    expect(one.cookie).not.toBe(two.cookie)
    expect(one.device.id).not.toBe(two.device.id)
  })

  test('a wrong code says so; after ten the right one has to wait as well, from this address only', async () => {
    const { code } = await issue()
    for (let n = 0; n < 10; n += 1) {
      const wrong = await enrol(String(n).padStart(12, '0'), { 'x-forwarded-for': '203.0.113.7' })
      expect(wrong.status).toBe(422)
      expect(await wrong.json()).toMatchObject({
        code: 'staff_code_wrong',
        message: 'This staff code is not valid. Check it and try again.',
      })
    }
    const waiting = await enrol(code, { 'x-forwarded-for': '203.0.113.7' })
    expect(waiting.status).toBe(429)
    expect(waiting.headers.get('retry-after')).toBe('900')
    expect((await enrol(code, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(201)
    world.clock.advance(15 * 60_000)
    expect((await enrol(code, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(201)
  })

  test('forty codes tried at once have ten looked at', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) => enrol(String(n).padStart(12, '0'))),
    )
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('right codes are not counted', async () => {
    const { code } = await issue()
    for (let n = 0; n < 12; n += 1) expect((await enrol(code)).status).toBe(201)
  })
})

describe('ending', () => {
  test('a revoked kiosk stands nowhere from its next call on, and sends no code', async () => {
    const { cookie, device } = await enrolled()
    expect(await revoke(world.database.db, device.id, world.clock.now())).toBe('device')
    expect(await where(cookie)).toEqual({ status: 'not_enrolled' })
    expect((await sendOtp('9000000001', cookie)).status).toBe(403)
  })

  test('a revoked code sets nothing up; the kiosks that it set up go on', async () => {
    const { code, id } = await issue()
    const { cookie } = await enrolled(code)
    expect(await revoke(world.database.db, id, world.clock.now())).toBe('code')
    expect((await enrol(code)).status).toBe(422)
    expect(await where(cookie)).toMatchObject({ status: 'enrolled' })
    expect(await revoke(world.database.db, id, world.clock.now())).toBeUndefined()
  })

  test('a kiosk whose hospital has left the directory stands nowhere', async () => {
    const { cookie } = await enrolled()
    const { db } = world.database
    const [gone] = await db.delete(hospitals).where(eq(hospitals.id, hospitalId)).returning()
    expect(await where(cookie)).toEqual({ status: 'not_enrolled' })
    if (gone) await db.insert(hospitals).values(gone)
    expect(await where(cookie)).toMatchObject({ status: 'enrolled' })
  })

  test('the list shows codes with their kiosks, and neither codes nor tokens', async () => {
    const { code, id } = await issue()
    const { device } = await enrolled(code)
    const listed = (await listKiosks(world.database.db)).filter((row) => [id, device.id].includes(row.id))
    expect(listed).toMatchObject([
      { what: 'code', id, hospital: hospitalId, revoked: false },
      { what: 'device', id: device.id, hospital: hospitalId, revoked: false },
    ])
    expect(JSON.stringify(listed)).not.toContain(code)
  })

  test('no code is issued for a hospital that is not in the directory', async () => {
    await expect(issue('NOWHERE')).rejects.toThrow('There is no hospital NOWHERE')
  })
})

describe('signing in', () => {
  test('at a kiosk that nobody set up is refused, in production', async () => {
    const reply = await sendOtp('9000000001')
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ code: 'kiosk_not_enrolled' })
    expect(world.sms.outbox('9000000001')).toEqual([])
  })

  test('tells the hospital that the kiosk was set up for', async () => {
    const { cookie } = await enrolled()
    await sendOtp('9000000001', cookie)
    const otp = world.sms.outbox('9000000001')[0]?.otp
    const reply = await visitor(world).call('POST', '/auth/verify-otp', {
      body: { mobile: '9000000001', otp, type: 'hospital' },
      headers: { cookie },
    })
    expect((await replyOf(endpoints.verifyOtp, reply)).data.hospital?.id).toBe(hospitalId)
  })

  test('in a demonstration needs no set-up: the built-in hospital stands in', async () => {
    world = await openWorld()
    expect(await where()).toMatchObject({ status: 'demonstration', hospital: { name: 'Demo Hospital' } })
    expect((await sendOtp('9000000001')).status).toBe(200)
  })

  test('counts against the kiosk, not against the address that a whole hospital shares', async () => {
    const cookies = [(await enrolled()).cookie, (await enrolled()).cookie]
    world.deps.settings.otpCaps = {
      ...world.deps.settings.otpCaps,
      perClient: { quarterHour: 2, day: 2 },
      perKiosk: { quarterHour: 3, day: 500 },
    }
    const statuses: number[] = []
    for (let n = 0; n < 4; n += 1) statuses.push((await sendOtp(`900000001${n}`, cookies[0])).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await sendOtp('9000000020', cookies[1])).status).toBe(200)
  })
})

describe('the status page of hospital staff', () => {
  const status = (code: string, cookie?: string) =>
    visitor(world).call('POST', '/kiosk/status', { body: { code }, headers: cookie ? { cookie } : {} })

  test('tells device, hospital and when the last order was placed, to a code of this hospital', async () => {
    const { code } = await issue()
    const { cookie, device } = await enrolled(code)
    const reply = await replyOf(endpoints.getKioskStatus, await status(code, cookie))
    expect(reply.data).toEqual({ device, lastOrderAt: null })
  })

  test('is closed to a code of another hospital, and to a browser that is no kiosk', async () => {
    const { cookie } = await enrolled()
    const other = await issue(otherHospitalId)
    expect((await status(other.code, cookie)).status).toBe(422)
    expect((await status(other.code)).status).toBe(403)
  })

  test('knows when an order was placed here, and nothing about it', async () => {
    const { code } = await issue()
    const { cookie } = await enrolled(code)
    await putInStock(world, DOLO_650, 5)
    const { mobile, prescriptionId, addressId, bodyFor } = await buyer(world, '9000000001', [DOLO_650])
    const atKiosk = await signedIn(world, { mobile, type: 'kiosk' })
    const placed = await atKiosk.call('POST', '/orders/create-order', {
      headers: { cookie, 'idempotency-key': world.deps.newId() },
      body: await bodyFor([[DOLO_650, 1]]),
    })
    expect(placed.status).toBe(201)
    const reply = await status(code, cookie)
    const text = await reply.text()
    expect(text).toContain(`"lastOrderAt":"${world.clock.now().toISOString()}"`)
    for (const personal of [mobile, 'Asha', prescriptionId, addressId]) expect(text).not.toContain(personal)
  })
})

/** Calls of a kiosk by whoever makes them: what each is answered, in production. */
const CALLERS = [
  'nobody',
  'an enrolled kiosk',
  'a revoked kiosk',
  'a kiosk of another hospital',
  'a guess',
] as const
const TABLE = {
  'GET /kiosk/device': { answers: [200, 200, 200, 200, 200], body: () => undefined },
  'POST /kiosk/device': { answers: [201, 201, 201, 201, 201], body: (code: string) => ({ code }) },
  'POST /kiosk/status': { answers: [403, 200, 403, 422, 403], body: (code: string) => ({ code }) },
  'POST /auth/send-otp': {
    answers: [403, 200, 403, 200, 403],
    body: () => ({ mobile: '9000000001', type: 'hospital' }),
  },
  'POST /auth/verify-otp': {
    answers: [403, 422, 403, 422, 403],
    body: () => ({ mobile: '9000000001', otp: '123456', type: 'hospital' }),
  },
} as const

test.each(Object.entries(TABLE))('%s is answered by who calls', async (call, { answers, body }) => {
  const [method = '', path = ''] = call.split(' ')
  const { code } = await issue()
  const revoked = await enrolled(code)
  await revoke(world.database.db, revoked.device.id, world.clock.now())
  const cookies = {
    nobody: undefined,
    'an enrolled kiosk': (await enrolled(code)).cookie,
    'a revoked kiosk': revoked.cookie,
    'a kiosk of another hospital': (await enrolled((await issue(otherHospitalId)).code)).cookie,
    'a guess': '__Host-kioskDevice=guess',
  }
  const answered: number[] = []
  for (const caller of CALLERS) {
    world.clock.advance(60_000)
    const cookie = cookies[caller]
    const reply = await visitor(world).call(method, path, {
      body: body(code),
      headers: cookie ? { cookie } : {},
    })
    answered.push(reply.status)
  }
  expect(answered).toEqual(answers)
})
