import { randomBytes, randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { DEFAULT_OTP_CAPS, type Settings } from '../settings.ts'
import { createConsoleGateway } from '../sms/console-gateway.ts'
import type { ApiEnv } from '../web/env.ts'
import { createMemoryStore } from './memory-store.ts'
import { emptyDatabase, testDatabase } from './test-database.ts'

const TEST_SETTINGS: Settings = {
  production: false,
  demo: true,
  otpSecret: 'a secret of the tests',
  opsToken: 'ops-token-of-the-tests',
  metricsToken: undefined,
  trustProxy: true,
  sites: {
    customer: 'http://localhost:4000',
    kiosk: 'http://kiosk.localhost:4000',
    marketing: 'http://marketing.localhost:4000',
  },
  extraOrigins: [],
  otpCaps: DEFAULT_OTP_CAPS,
  lookUpsPerMinute: 100_000,
  callsInHand: 100_000,
  maps: false,
  apiOrigin: undefined,
  retentionDays: 180,
  checkReplies: true,
}

/** A clock that stands still until it is moved. */
const createClock = (start: Date) => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (ms: number) => void (now += ms),
  }
}

export type World = {
  app: Hono<ApiEnv>
  deps: Deps
  database: Database
  clock: ReturnType<typeof createClock>
  sms: ReturnType<typeof createConsoleGateway>
  blobs: ReturnType<typeof createMemoryStore>
  /** Lines of the log, as written. */
  logLines: string[]
  /** Aborting it is what SIGTERM does. */
  stop: AbortController
}

/**
 * The whole server in process, on an emptied database with the real catalogue and places. Call it in `beforeEach`.
 * The time is a Friday noon in India, and moves only by `clock.advance`.
 */
export const openWorld = async (
  change: { settings?: Partial<Settings>; deps?: Partial<Deps> } = {},
): Promise<World> => {
  const database = await testDatabase()
  await emptyDatabase(database)
  const clock = createClock(new Date('2026-11-27T06:30:00Z'))
  const sms = createConsoleGateway({ print: () => undefined, clock: clock.now })
  const blobs = createMemoryStore(clock.now)
  const logLines: string[] = []
  const stop = new AbortController()
  const deps: Deps = {
    database,
    blobs,
    sms,
    metrics: createMetrics(database.db),
    log: createLog((line) => void logLines.push(line)),
    settings: { ...TEST_SETTINGS, ...change.settings },
    clock: clock.now,
    randomBytes,
    newId: randomUUID,
    stopping: stop.signal,
    ...change.deps,
  }
  return { app: createApp(deps), deps, database, clock, sms, blobs, logLines, stop }
}
