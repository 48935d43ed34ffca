import * as v from 'valibot'
import { DEFAULT_OTP_CAPS, DEVELOPMENT_SECRET } from './settings.ts'
import { DEFAULT_SMS_TEMPLATE, makesJson } from './sms/http-gateway.ts'

const text = v.pipe(v.string(), v.trim())
const whole = (least: number, most: number) =>
  v.pipe(
    text,
    v.regex(/^[0-9]+$/, `must be a whole number`),
    v.transform(Number),
    v.check((value) => value >= least && value <= most, `must be from ${least} to ${most}`),
  )
const flag = v.pipe(
  text,
  v.picklist(['0', '1', 'false', 'true'], 'must be 1 or 0'),
  v.transform((value) => value === '1' || value === 'true'),
)
const url = (...protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  )
const origin = v.pipe(
  url('http:', 'https:'),
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin: scheme, host and port, no path',
  ),
)
const origins = v.pipe(
  text,
  v.transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
  v.array(origin),
)
const cap = (usual: number) => v.optional(whole(1, 10_000_000), String(usual))
const secret = v.optional(text)

const Env = v.object({
  NODE_ENV: v.optional(v.pipe(text, v.picklist(['development', 'test', 'production'])), 'development'),
  PORT: v.optional(whole(0, 65_535), '4000'),
  HOST: v.optional(text),
  DATA_DIR: v.optional(v.pipe(text, v.nonEmpty('is empty'))),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  DATABASE_CONNECTIONS: v.optional(whole(2, 200), '10'),
  S3_ENDPOINT: v.optional(url('http:', 'https:')),
  S3_BUCKET: v.optional(text),
  S3_ACCESS_KEY: v.optional(text),
  S3_SECRET_KEY: v.optional(text),
  S3_REGION: v.optional(text, 'us-east-1'),
  SMS_GATEWAY: v.optional(
    v.pipe(text, v.picklist(['console', 'http'], 'must be console or http')),
    'console',
  ),
  SMS_URL: v.optional(url('http:', 'https:')),
  SMS_TOKEN: v.optional(text),
  SMS_TEMPLATE: v.optional(
    v.pipe(
      text,
      v.includes('{mobile}', 'must contain {mobile}'),
      v.check(
        (template) => template.includes('{text}') || template.includes('{otp}'),
        'must contain {text} or {otp}',
      ),
      v.check(makesJson, 'must be JSON once its values are filled in'),
    ),
    DEFAULT_SMS_TEMPLATE,
  ),
  READERS: v.optional(whole(0, 16), '1'),
  VISION_URL: v.optional(url('http:', 'https:')),
  VISION_MODEL: v.optional(text),
  VISION_KEY: secret,
  OTP_SECRET: secret,
  OPS_TOKEN: secret,
  METRICS_TOKEN: secret,
  DEMO: v.optional(flag),
  LOG_REQUESTS: v.optional(flag),
  DRAIN_SECONDS: v.optional(whole(0, 120)),
  TRUST_PROXY: v.optional(flag, '0'),
  CORS_ORIGINS: v.optional(origins, ''),
  VITE_CUSTOMER_ORIGIN: v.optional(origin),
  VITE_KIOSK_ORIGIN: v.optional(origin),
  VITE_MARKETING_ORIGIN: v.optional(origin),
  VITE_API_URL: v.optional(url('http:', 'https:')),
  VITE_MAPS_KEY: v.optional(text, ''),
  OTP_PER_MOBILE_QUARTER_HOUR: cap(DEFAULT_OTP_CAPS.perMobile.quarterHour),
  OTP_PER_MOBILE_DAY: cap(DEFAULT_OTP_CAPS.perMobile.day),
  OTP_PER_CLIENT_QUARTER_HOUR: cap(DEFAULT_OTP_CAPS.perClient.quarterHour),
  OTP_PER_CLIENT_DAY: cap(DEFAULT_OTP_CAPS.perClient.day),
  OTP_PER_KIOSK_QUARTER_HOUR: cap(DEFAULT_OTP_CAPS.perKiosk.quarterHour),
  OTP_PER_KIOSK_DAY: cap(DEFAULT_OTP_CAPS.perKiosk.day),
  OTP_PER_DAY: cap(DEFAULT_OTP_CAPS.allPerDay),
  LOOK_UPS_PER_MINUTE: cap(600),
  CALLS_IN_HAND: cap(200),
  RETENTION_DAYS: v.optional(whole(1, 3650), '180'),
})
export type Env = v.InferOutput<typeof Env>

/** Every name that is read. */
export const SETTINGS: readonly string[] = Object.keys(Env.entries)

const SHORTEST_SECRET = 32
/** Fewer different characters are a key that was held down, or a word. */
const FEWEST_CHARACTERS = 8
const isSecret = (value: string): boolean =>
  value !== DEVELOPMENT_SECRET && new Set(value).size >= FEWEST_CHARACTERS

/** A worker only reads prescriptions: it meets nobody, and so holds no secrets of sign-in or operations. */
export type ProcessRole = 'server' | 'worker'

/** What one value cannot say by itself. */
const together = (env: Env, role: ProcessRole): [keyof Env, string][] => {
  const problems: [keyof Env, string][] = []
  const needed = (names: (keyof Env)[], why: string) => {
    for (const name of names) if (!env[name]) problems.push([name, `is missing: ${why}`])
  }
  if (env.S3_ENDPOINT || env.S3_BUCKET)
    needed(
      ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
      'files are to be kept in an object store',
    )
  if (env.VISION_URL) needed(['VISION_MODEL'], 'VISION_URL is set')
  if (role === 'worker') {
    needed(['DATABASE_URL'], 'the built-in database serves one process, and a worker is a second one')
    if (env.READERS === 0) problems.push(['READERS', 'must be at least 1: a worker does nothing but read'])
    return problems
  }
  if (env.READERS === 0)
    needed(['DATABASE_URL'], 'READERS is 0, and no other process could read prescriptions')
  if (env.SMS_GATEWAY === 'http') needed(['SMS_URL', 'SMS_TOKEN'], 'SMS_GATEWAY is http')
  if (env.NODE_ENV !== 'production') return problems
  if (env.SMS_GATEWAY === 'console')
    problems.push(['SMS_GATEWAY', 'must be http in production: the console would print everybody’s codes'])
  for (const name of ['OTP_SECRET', 'OPS_TOKEN', 'METRICS_TOKEN'] as const) {
    // one that opens the figures is not needed: the operations token does as well
    if (name === 'METRICS_TOKEN' && env[name] === undefined) continue
    const value = env[name] ?? ''
    if (value.length < SHORTEST_SECRET)
      problems.push([name, `must be a secret of at least ${SHORTEST_SECRET} characters in production`])
    else if (!isSecret(value)) problems.push([name, 'is no secret: let `openssl rand -hex 32` make one'])
  }
  if (env.OTP_SECRET && env.OTP_SECRET === env.OPS_TOKEN)
    problems.push(['OPS_TOKEN', 'is the same as OTP_SECRET: each needs one of its own'])
  if (env.METRICS_TOKEN && [env.OPS_TOKEN, env.OTP_SECRET].includes(env.METRICS_TOKEN))
    problems.push(['METRICS_TOKEN', 'is another secret as well: it needs to be one of its own'])
  return problems
}

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] }

/** Reads the settings once; names every bad value, and never repeats one: it may be a secret. Empty means unset. */
export const readEnv = (
  given: Record<string, string | undefined>,
  role: ProcessRole = 'server',
): EnvResult => {
  const set = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(Env, set, { abortPipeEarly: true })
  if (!result.success)
    return {
      ok: false,
      problems: result.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`),
    }
  const problems = together(result.output, role).map(([name, reason]) => `${name} ${reason}`)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, env: result.output }
}
