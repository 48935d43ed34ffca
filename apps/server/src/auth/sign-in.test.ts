import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { signedIn, visitor } from '../testing/caller.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

const MOBILE = '9000000001'
let world: World
beforeEach(async () => {
  world = await openWorld()
})

const send = (mobile = MOBILE, extra: object = {}, from = '203.0.113.1') =>
  visitor(world).call('POST', '/auth/send-otp', {
    body: { mobile, ...extra },
    headers: { 'x-forwarded-for': from },
  })
const verify = (otp: string, mobile = MOBILE, extra: object = {}) =>
  visitor(world).call('POST', '/auth/verify-otp', { body: { mobile, otp, ...extra } })
const latestCode = (mobile = MOBILE): string => world.sms.outbox(mobile)[0]?.otp ?? 'none'
/** A well-formed code that is not this one. */
const other = (code: string, n = 1): string => String((Number(code) + n) % 1_000_000).padStart(6, '0')
const codeOf = async (reply: Response): Promise<unknown> => {
  const body: unknown = await reply.json()
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

describe('a code', () => {
  test('that was just sent opens a session, for a new number as for a known one', async () => {
    const sent = await send()
    expect(await sent.json()).toEqual({ success: true, message: 'OTP sent successfully!', resendAfter: 30 })
    const reply = await verify(latestCode())
    expect(reply.status).toBe(200)
    const { data } = await replyOf(endpoints.verifyOtp, reply)
    expect(data.user).toMatchObject({ mobile: MOBILE, name: '' })
    expect(Buffer.from(data.token, 'base64url')).toHaveLength(32)
    const profile = await world.app.request('/api/users/profile', {
      headers: { authorization: `Bearer ${data.token}` },
    })
    expect(profile.status).toBe(200)
  })

  test('works once', async () => {
    await send()
    await verify(latestCode())
    expect(await codeOf(await verify(latestCode()))).toBe('otp_expired')
  })

  test('runs out after five minutes', async () => {
    await send()
    world.clock.advance(5 * 60_000)
    const reply = await verify(latestCode())
    expect(reply.status).toBe(422)
    expect(await codeOf(reply)).toBe('otp_expired')
  })

  test('is in the message as the latest one, with a last line that phones fill in', async () => {
    await send()
    const [message] = world.sms.outbox(MOBILE)
    expect(message?.text).toContain(`${latestCode()} is your Dawadoot OTP`)
    expect(message?.text).toContain('It is the latest one (12:00 pm)')
    expect(message?.text.split('\n').at(-1)).toBe(`@localhost #${latestCode()}`)
  })

  test('that a newer one replaced is answered with the time of the newer one, and costs no guess', async () => {
    await send()
    const first = latestCode()
    world.clock.advance(31_000)
    await send()
    for (let n = 0; n < 6; n++) {
      const reply = await verify(first)
      expect(reply.status).toBe(422)
      expect(await reply.json()).toMatchObject({
        code: 'otp_wrong',
        message: 'A newer OTP was sent at 12:00 pm. Please use the latest one.',
      })
    }
    expect((await verify(latestCode())).status).toBe(200)
  })

  test('is kept as an HMAC only', async () => {
    await send()
    const stored = await world.database.db.execute('select * from otp_challenges')
    expect(JSON.stringify(stored.rows)).not.toContain(latestCode())
  })
})

describe('guessing', () => {
  test('ends after five wrong ones: then the right one is refused as well, until a new code is sent', async () => {
    await send()
    const code = latestCode()
    for (let n = 1; n <= 5; n++) {
      const wrong = await verify(other(code, n))
      expect(wrong.status).toBe(422)
      expect(await wrong.json()).toMatchObject({
        code: 'otp_wrong',
        message: 'Invalid OTP. Please try again.',
      })
    }
    const right = await verify(code)
    expect(right.status).toBe(429)
    expect(right.headers.get('retry-after')).toBe('30')
    expect(await codeOf(right)).toBe('otp_dead')
    world.clock.advance(31_000)
    await send()
    expect((await verify(latestCode())).status).toBe(200)
  })

  test('counts together over customer and kiosk, from whatever address', async () => {
    await send()
    const code = latestCode()
    for (let n = 1; n <= 5; n++) await verify(other(code, n), MOBILE, n % 2 ? { type: 'hospital' } : {})
    expect(await codeOf(await verify(code))).toBe('otp_dead')
  })

  test('a thousand times in parallel has exactly five guesses looked at', async () => {
    await send()
    const code = latestCode()
    const replies = await Promise.all(Array.from({ length: 1000 }, (_, n) => verify(other(code, n + 1))))
    const codes = await Promise.all(replies.map(codeOf))
    expect(codes.filter((each) => each === 'otp_wrong')).toHaveLength(5)
    expect(codes.filter((each) => each === 'otp_dead')).toHaveLength(995)
  })

  test('the right code many times at once opens one session', async () => {
    await send()
    const replies = await Promise.all(Array.from({ length: 8 }, () => verify(latestCode())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await world.database.db.execute('select id from sessions')
    expect(rows).toHaveLength(1)
  })

  test('a code sent to the kiosk does not open a customer session', async () => {
    await send(MOBILE, { type: 'hospital' })
    expect(await codeOf(await verify(latestCode()))).toBe('otp_wrong')
  })
})

describe('asking for codes', () => {
  test('must wait 30 seconds from the first one on, and says how long', async () => {
    await send()
    const early = await send()
    expect(early.status).toBe(429)
    expect(early.headers.get('retry-after')).toBe('30')
    world.clock.advance(29_000)
    expect((await send()).headers.get('retry-after')).toBe('1')
    world.clock.advance(1000)
    expect((await send()).status).toBe(200)
  })

  test('stops at five in 15 minutes and ten a day for one number, from whatever address', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      statuses.push((await send(MOBILE, {}, `198.51.100.${n}`)).status)
      world.clock.advance(60_000)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    world.clock.advance(15 * 60_000)
    for (let n = 0; n < 5; n++) {
      expect((await send()).status).toBe(200)
      world.clock.advance(3 * 60_000 + 1000)
    }
    world.clock.advance(60 * 60_000)
    const eleventh = await send()
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(20 * 60 * 60)
    expect((await send('8000000001')).status).toBe(200)
  })

  test('stops at 60 in 15 minutes for one client address, while others still get codes', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 62; n++) statuses.push((await send(`90000001${String(n).padStart(2, '0')}`)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual([429, 429])
    expect((await send('8000000001', {}, '198.51.100.7')).status).toBe(200)
  })

  test('stops at the cap of the whole day', async () => {
    world = await openWorld({
      settings: {
        otpCaps: {
          perMobile: { quarterHour: 5, day: 10 },
          perKiosk: { quarterHour: 1, day: 1 },
          perClient: { quarterHour: 60, day: 500 },
          allPerDay: 3,
        },
      },
    })
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await send(`900000010${n}`, {}, `198.51.100.${n}`)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('does not believe a forwarded address without TRUST_PROXY', async () => {
    world = await openWorld({ settings: { trustProxy: false } })
    await send(MOBILE, {}, '198.51.100.1')
    await send('8000000001', {}, '198.51.100.2')
    const { rows } = await world.database.db.execute('select distinct client from otp_sends')
    expect(rows).toHaveLength(1)
  })

  test('at once gives one code', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(world.sms.outbox(MOBILE)).toHaveLength(1)
  })

  test('when the gateway fails says so, and lets the person try again at once', async () => {
    const down = { send: () => Promise.reject(new Error(`no route to ${MOBILE}`)) }
    world = await openWorld({ deps: { sms: down } })
    const reply = await send()
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({
      code: 'unavailable',
      message: 'Failed to send OTP. Please try again.',
    })
    expect((await send()).status).toBe(503)
    expect(world.logLines.join('')).not.toContain(MOBILE)
  })

  test.each(['5000000001', '0000000000', '1234567890', '9000000001\n', '+919000000001', '९०००००००००', ''])(
    'refuses %j as a mobile',
    async (mobile) => {
      const reply = await send(mobile)
      expect(reply.status).toBe(422)
      expect(await codeOf(reply)).toBe('input_invalid')
    },
  )

  test.each(['6000000001', '7000000001', '8000000001', '9100000001', '9199999999'])(
    'accepts %s',
    async (mobile) => {
      expect((await send(mobile)).status).toBe(200)
    },
  )

  test.each(['12३456', '１２３４５６', '123-456', ' 123456', '12345', 123456, null])(
    'takes no code but six ASCII digits: %j',
    async (otp) => {
      const reply = await visitor(world).call('POST', '/auth/verify-otp', { body: { mobile: MOBILE, otp } })
      expect(reply.status).toBe(422)
      expect(await codeOf(reply)).toBe('input_invalid')
    },
  )
})

describe('on a kiosk', () => {
  test('the reply names the built-in hospital in a demonstration, and only there', async () => {
    await send(MOBILE, { type: 'hospital' })
    const demo = await verify(latestCode(), MOBILE, { type: 'hospital' })
    expect(await demo.json()).toMatchObject({
      data: { hospital: { name: 'Demo Hospital', address: { pincode: '110001' } } },
    })
    world = await openWorld({ settings: { demo: false } })
    expect(await codeOf(await send(MOBILE, { type: 'hospital' }))).toBe('kiosk_not_enrolled')
    expect(await codeOf(await verify('123456', MOBILE, { type: 'hospital' }))).toBe('kiosk_not_enrolled')
  })
})

test('consent is stored with its version and the time it was given, once the number is proven', async () => {
  await send(MOBILE, { consentVersion: '2026-11' })
  expect((await world.database.db.execute('select * from consents')).rows).toHaveLength(0)
  await verify(latestCode())
  const { rows } = await world.database.db.execute('select purpose, version from consents')
  expect(rows).toEqual([{ purpose: 'sign_in', version: '2026-11' }])
})

describe('completing the profile', () => {
  const profile = { mobile: MOBILE, name: 'प्रिया शर्मा', email: null, whatsappNumber: MOBILE }

  test('names the person', async () => {
    const asha = await signedIn(world, { name: '' })
    const reply = await asha.call('POST', '/auth/complete-profile', { body: profile })
    expect(await reply.json()).toMatchObject({
      data: { user: { name: 'प्रिया शर्मा', email: null, whatsapp: MOBILE } },
    })
  })

  test('of another number is forbidden', async () => {
    const asha = await signedIn(world)
    const reply = await asha.call('POST', '/auth/complete-profile', {
      body: { ...profile, mobile: '8000000001' },
    })
    expect(reply.status).toBe(403)
  })
})
