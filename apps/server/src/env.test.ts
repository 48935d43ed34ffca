import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv, SETTINGS } from './env.ts'
import { DEVELOPMENT_SECRET } from './settings.ts'
import { settingsFromEnv } from './settings-from-env.ts'

const problems = (given: Record<string, string>): string[] => {
  const read = readEnv(given)
  return read.ok ? [] : read.problems
}
const workerProblems = (given: Record<string, string>): string[] => {
  const read = readEnv(given, 'worker')
  return read.ok ? [] : read.problems
}
const settings = (given: Record<string, string>) => {
  const read = readEnv(given)
  if (!read.ok) throw new Error(read.problems.join())
  return settingsFromEnv(read.env)
}

const PRODUCTION = {
  NODE_ENV: 'production',
  OTP_SECRET: '0123456789abcdef'.repeat(2),
  OPS_TOKEN: 'fedcba9876543210'.repeat(2),
  SMS_GATEWAY: 'http',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'token',
}

test('nothing set is a demonstration on port 4000', () => {
  expect(settings({})).toMatchObject({
    production: false,
    demo: true,
    trustProxy: false,
    sites: { customer: 'http://localhost:4000', kiosk: 'http://kiosk.localhost:4000' },
    otpCaps: {
      perMobile: { quarterHour: 5, day: 10 },
      perClient: { quarterHour: 60, day: 500 },
      allPerDay: 5000,
    },
  })
})

test('an empty value is as good as none', () => {
  expect(problems({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toEqual([])
})

test('the sites follow the port unless they have addresses of their own', () => {
  const { sites } = settings({ PORT: '5000', VITE_KIOSK_ORIGIN: 'https://kiosk.example.com' })
  expect(sites).toEqual({
    customer: 'http://localhost:5000',
    kiosk: 'https://kiosk.example.com',
    marketing: 'http://marketing.localhost:5000',
  })
})

describe('a bad value is named, and never repeated', () => {
  test.each([
    [{ PORT: 'four' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
    [
      { DATABASE_URL: 'mysql://u:s3cret@x/db' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    ],
    [{ SMS_GATEWAY: 'pigeon' }, 'SMS_GATEWAY must be console or http'],
    [{ SMS_GATEWAY: 'http', SMS_URL: 'https://x.example' }, 'SMS_TOKEN is missing: SMS_GATEWAY is http'],
    [
      { VISION_URL: 'https://eyes.example/v1/chat/completions' },
      'VISION_MODEL is missing: VISION_URL is set',
    ],
    [{ VISION_URL: 'eyes' }, 'VISION_URL must be an address that starts with http:// or https://'],
    [{ S3_BUCKET: 'b' }, 'S3_ENDPOINT is missing: files are to be kept in an object store'],
    [{ DEMO: 'maybe' }, 'DEMO must be 1 or 0'],
    [
      { VITE_CUSTOMER_ORIGIN: 'https://x.example/shop' },
      'VITE_CUSTOMER_ORIGIN must be an origin: scheme, host and port, no path',
    ],
    [
      { CORS_ORIGINS: 'https://a.example, b' },
      'CORS_ORIGINS must be an address that starts with http:// or https://',
    ],
    [{ SMS_TEMPLATE: '{"to":"{mobile}"}' }, 'SMS_TEMPLATE must contain {text} or {otp}'],
    [
      { SMS_TEMPLATE: '{"to":"{mobile}","text":{text}}' },
      'SMS_TEMPLATE must be JSON once its values are filled in',
    ],
    [{ OTP_PER_DAY: '0' }, 'OTP_PER_DAY must be from 1 to 10000000'],
  ])('%j', (given, expected) => {
    expect(problems(given)).toContain(expected)
    expect(problems(given).join()).not.toMatch(/s3cret|pigeon|maybe/)
  })

  test('all of them at once', () => {
    expect(problems({ PORT: 'x', DEMO: 'y', SMS_GATEWAY: 'z' })).toHaveLength(3)
  })
})

describe('production', () => {
  test('starts with everything set, without the demonstration', () => {
    expect(settings(PRODUCTION)).toMatchObject({ production: true, demo: false })
  })

  test.each([
    ['OTP_SECRET', 'OTP_SECRET must be a secret of at least 32 characters in production'],
    ['OPS_TOKEN', 'OPS_TOKEN must be a secret of at least 32 characters in production'],
    ['SMS_GATEWAY', 'SMS_GATEWAY must be http in production: the console would print everybody’s codes'],
  ])('is refused without %s', (name, expected) => {
    expect(problems({ ...PRODUCTION, [name]: '' })).toEqual([expected])
  })

  test('is refused with a short secret', () => {
    expect(problems({ ...PRODUCTION, OTP_SECRET: 'short' })).toHaveLength(1)
  })

  test.each([DEVELOPMENT_SECRET, 'x'.repeat(64), 'changechangechangechangechangechange'])(
    'is refused with a secret that is none: %s',
    (OTP_SECRET) => {
      expect(problems({ ...PRODUCTION, OTP_SECRET })).toEqual([
        'OTP_SECRET is no secret: let `openssl rand -hex 32` make one',
      ])
    },
  )

  test('is refused with one secret for two things', () => {
    expect(problems({ ...PRODUCTION, METRICS_TOKEN: PRODUCTION.OPS_TOKEN })).toEqual([
      'METRICS_TOKEN is another secret as well: it needs to be one of its own',
    ])
    expect(problems({ ...PRODUCTION, OPS_TOKEN: PRODUCTION.OTP_SECRET })).toEqual([
      'OPS_TOKEN is the same as OTP_SECRET: each needs one of its own',
    ])
  })
})

describe('a process that only reads', () => {
  const DATABASE_URL = 'postgres://db.example/shop'

  test('needs no secret of sign-in or operations, in production either', () => {
    expect(workerProblems({ NODE_ENV: 'production', DATABASE_URL })).toEqual([])
  })

  test('needs a database that serves more than one process, and something to do', () => {
    expect(workerProblems({ READERS: '0' })).toEqual([
      'DATABASE_URL is missing: the built-in database serves one process, and a worker is a second one',
      'READERS must be at least 1: a worker does nothing but read',
    ])
  })
})

test('a server without a reader needs a database that a worker can reach, too', () => {
  expect(problems({ READERS: '0' })).toEqual([
    'DATABASE_URL is missing: READERS is 0, and no other process could read prescriptions',
  ])
  expect(problems({ READERS: '0', DATABASE_URL: 'postgres://db.example/shop' })).toEqual([])
})

test('every setting is in the table of the README, and nothing else is', async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')
  const listed = [...readme.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name)
  expect(listed).toHaveLength(SETTINGS.length)
  expect(new Set(listed)).toEqual(new Set(SETTINGS))
})
