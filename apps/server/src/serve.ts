import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import { loadFirstData } from './data/load-first-data.ts'
import { keepTidy } from './db/housekeeping.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { runBackground } from './jobs/run-background.ts'
import { hostOf, listen } from './listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createTexting } from './orders/texting.ts'
import { openReaders } from './prescriptions/open-readers.ts'
import { runProcess, say, writeLog } from './run-process.ts'
import { settingsFromEnv } from './settings-from-env.ts'
import { findBuilds, serveSites } from './sites/serve-sites.ts'
import { createConsoleGateway } from './sms/console-gateway.ts'
import { createHttpGateway } from './sms/http-gateway.ts'
import { openData, openFiles, repository, usableEnv } from './surroundings.ts'
import { createListener } from './web/listener.ts'
import { isLoopback } from './web/loopback.ts'

/** Production: how long a stopping server answers calls that still come. Balancers look every few seconds. */
const DRAIN_SECONDS = 5

/**
 * How long an idle connection stays open: longer than a proxy in front keeps it (Caddy: two minutes). Whoever closes
 * first is not asked; a call that is sent at that moment is lost.
 */
const KEPT_OPEN_MS = 150_000

const clock = (): Date => new Date()

const openSms = (env: Env): Deps['sms'] =>
  env.SMS_GATEWAY === 'http' && env.SMS_URL && env.SMS_TOKEN
    ? createHttpGateway({ url: env.SMS_URL, token: env.SMS_TOKEN, template: env.SMS_TEMPLATE })
    : createConsoleGateway({ print: say, clock })

const start = async () => {
  const env = usableEnv('server')
  const settings = settingsFromEnv(env)
  const log = createLog(writeLog, { requests: env.LOG_REQUESTS ?? settings.production })
  const stop = new AbortController()

  // The port is taken first: it fails in no time, and until all is open callers are asked to come back.
  const server = createServer({ keepAliveTimeout: KEPT_OPEN_MS })
  const port = await listen(server, env.PORT, hostOf(env))
  const builds = findBuilds(join(repository, 'apps'))

  const blobs = await openFiles(env, log)
  const database = await openData(env, log)
  await loadFirstData(database, { demo: settings.demo, now: clock() })

  const deps: Deps = {
    database,
    settings,
    log,
    metrics: createMetrics(database.db, { process: true }),
    clock,
    randomBytes,
    stopping: stop.signal,
    blobs,
    sms: openSms(env),
    newId: randomUUIDv7,
  }
  const readers = await openReaders(env, database)
  const texting = createTexting(deps)
  const app = createApp({ ...deps, takeTextSeat: texting.takeSeat })
  serveSites(app, deps, await builds)
  server.removeAllListeners('request')
  server.on('request', createListener(app.fetch))
  const background = Promise.all([runBackground(deps, readers, texting), keepTidy(deps)])

  announce(env, settings, port)

  const leaveMs = 1000 * (env.DRAIN_SECONDS ?? (settings.production ? DRAIN_SECONDS : 0))
  const drain = async (): Promise<void> => {
    stop.abort()
    // From here on /readyz says no. A balancer takes a moment to see that; what it still sends is answered.
    await sleep(leaveMs)
    const closed = new Promise((done) => server.close(done))
    server.closeIdleConnections()
    await Promise.all([closed, background])
    await Promise.all(readers.map((reader) => reader.close()))
    await database.close()
  }
  return { log, drain, leaveMs }
}

const announce = (env: Env, { demo, sites }: Deps['settings'], port: number): void => {
  const at = (origin: string): string => origin.replace(/:0$/, `:${port}`)
  say(`Main site       ${at(sites.customer)}`)
  say(`Kiosk           ${at(sites.kiosk)}`)
  say(`Partner pages   ${at(sites.marketing)}`)
  say(`API reference   ${at(sites.customer)}/api/docs`)
  if (env.SMS_GATEWAY === 'console' && env.NODE_ENV !== 'production')
    say(
      `Text messages   ${at(sites.customer)}/api/dev/outbox (nothing is sent; they are printed here as well)`,
    )
  if (env.HOST && !isLoopback(env.HOST) && env.NODE_ENV !== 'production')
    say(
      `Network         HOST=${env.HOST} lets other machines in; whoever reaches this one can read the text messages`,
    )
  if (env.READERS === 0) say('Prescriptions   are read by workers elsewhere: npm run worker')
  if (demo) say('Demonstration   orders move by themselves: the pharmacist and the courier are simulated')
  say('Ready. Ctrl-C stops it.')
}

await runProcess(start)
