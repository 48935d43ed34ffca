import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { checkBlobs, openBlobs } from './blobs/open-blobs.ts'
import { loadFirstData } from './data/load-first-data.ts'
import { keepTidy } from './db/housekeeping.ts'
import { openDatabase } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import { type Env, readEnv } from './env.ts'
import { runBackground } from './jobs/run-background.ts'
import { hostOf, listen } from './listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { openReader, openWorker } from './prescriptions/open-reader.ts'
import { settingsFromEnv } from './settings-from-env.ts'
import { findBuilds, serveSites } from './sites/serve-sites.ts'
import { createConsoleGateway } from './sms/console-gateway.ts'
import { createHttpGateway } from './sms/http-gateway.ts'
import { StartProblem } from './start-problem.ts'
import { isLoopback } from './web/loopback.ts'

/** How long a stopping server waits for the calls and jobs in hand. */
const DRAIN_MS = 10_000

const repository = resolve(import.meta.dirname, '../../..')
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const write = (line: string): void => void process.stderr.write(line)
const clock = (): Date => new Date()

const openSms = (env: Env): Deps['sms'] =>
  env.SMS_GATEWAY === 'http' && env.SMS_URL && env.SMS_TOKEN
    ? createHttpGateway({ url: env.SMS_URL, token: env.SMS_TOKEN, template: env.SMS_TEMPLATE })
    : createConsoleGateway({ print: say, clock })

const visionEndpoint = ({ VISION_URL: url, VISION_MODEL: model, VISION_KEY: apiKey }: Env) =>
  url && model ? { url, model, ...(apiKey && { apiKey }) } : undefined

const start = async (): Promise<void> => {
  const read = readEnv(process.env)
  if (!read.ok)
    throw new StartProblem(
      `The settings cannot be used:\n${read.problems.map((each) => `  ${each}`).join('\n')}`,
    )
  const { env } = read
  const settings = settingsFromEnv(env)
  const log = createLog(write, { requests: env.LOG_REQUESTS ?? settings.production })
  const dataDir = resolve(repository, env.DATA_DIR ?? '.data')
  const stop = new AbortController()

  // The port is taken first: it fails in no time, and until all is open callers are asked to come back.
  const server = createServer()
  const port = await listen(server, env.PORT, hostOf(env))
  const builds = findBuilds(join(repository, 'apps'))

  const onTrouble = (error: unknown): void => {
    if (!(error instanceof StartProblem)) return log.trouble('the database is in trouble', error)
    // Another server has taken the data directory over: going on would destroy it.
    say(error.message)
    process.exit(1)
  }
  const blobs = openBlobs(env, dataDir)
  if (env.S3_ENDPOINT) await checkBlobs(blobs, log)
  const database = await openDatabase(
    env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, connections: env.DATABASE_CONNECTIONS }
      : { kind: 'pglite', directory: join(dataDir, 'db') },
    { onTrouble },
  )
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
  const reader = await openReader(database, openWorker(visionEndpoint(env)))
  const app = createApp(deps)
  serveSites(app, deps, await builds)
  server.removeAllListeners('request')
  server.on('request', getRequestListener(app.fetch))
  const background = Promise.all([runBackground(deps, reader), keepTidy(deps)])

  announce(env, settings, port)

  const drain = async (): Promise<void> => {
    stop.abort()
    const closed = new Promise((done) => server.close(done))
    server.closeIdleConnections()
    await Promise.all([closed, background])
    await reader.close()
    await database.close()
  }
  let stopping = false
  const onSignal = (): void => {
    // A second signal means now.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(0), DRAIN_MS).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.trouble('stopping failed', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
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
  if (demo) say('Demonstration   orders move by themselves: the pharmacist and the courier are simulated')
  say('Ready. Ctrl-C stops it.')
}

try {
  await start()
} catch (error) {
  if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`)
  else {
    process.stderr.write('The server could not start.\n')
    createLog(write).trouble('the server could not start', error)
  }
  process.exit(1)
}
