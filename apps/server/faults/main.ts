/**
 * Kills the API and PostgreSQL under load and says whether an order was lost or doubled.
 *   npm run test:faults -- [--api 200] [--postgres 100] [--seed 1] [--customers 12] [--broken none] [--crashes-only]
 * Ends with 1 when a promise was broken. `--broken` makes a server that breaks one, to see that it is found:
 * not-durable, keys-ignored, stock-read-then-written.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Breakage, BROKEN_SERVERS } from './broken-servers.ts'
import { runCrashes } from './run-crashes.ts'

const { values } = parseArgs({
  options: {
    api: { type: 'string', default: '200' },
    postgres: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    customers: { type: 'string', default: '12' },
    broken: { type: 'string', default: 'none' },
    'crashes-only': { type: 'boolean', default: false },
  },
})

const whole = (name: 'api' | 'postgres' | 'seed' | 'customers'): number => {
  const value = Number(values[name])
  if (Number.isInteger(value) && value >= 0) return value
  console.error(`--${name} must be a whole number`)
  process.exit(2)
}
const isBreakage = (name: string): name is Breakage => Object.hasOwn(BROKEN_SERVERS, name)
if (!isBreakage(values.broken)) {
  console.error(`--broken must be one of ${Object.keys(BROKEN_SERVERS).join(', ')}`)
  process.exit(2)
}

/** Races for the last unit, one key and one code, and malformed requests: the long forms of tests of the server. */
const RACES = ['src/orders/order-once.test.ts', 'src/auth/sign-in.test.ts', 'src/web/malformed.test.ts']

const runRaces = (): boolean => {
  const root = resolve(import.meta.dirname, '../../..')
  const { status } = spawnSync(
    process.execPath,
    [
      `${root}/node_modules/vitest/vitest.mjs`,
      'run',
      '--config',
      'tooling/vitest/vitest.config.ts',
      '--project=server',
      '--project=server-postgres',
      ...RACES.map((file) => `apps/server/${file}`),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_FULL: '1', TZ: 'Asia/Kolkata' } },
  )
  return status === 0
}

const LONGEST_RESTART_MS = 2000

const plan = {
  api: whole('api'),
  postgres: whole('postgres'),
  seed: whole('seed'),
  customers: whole('customers'),
  leastOrders: 0,
  broken: BROKEN_SERVERS[values.broken],
}
const racesHeld = values['crashes-only'] || runRaces()

console.log(
  `\n## ${plan.api} kills of the API, ${plan.postgres} of PostgreSQL, ${plan.customers} customers, seed ${plan.seed}`,
)
const started = performance.now()
const { told, restarts, findings } = await runCrashes({
  ...plan,
  onKill: (_, done) => {
    if (done > 0 && done % 50 === 0)
      console.log(`${done} kills after ${Math.round((performance.now() - started) / 1000)} s`)
  },
})

console.table([
  { 'what happened': 'calls answered', count: told.answered },
  { 'what happened': 'orders acknowledged', count: told.placed.size },
  { 'what happened': 'orders refused, the shelf was empty', count: told.refused.size },
  { 'what happened': 'cancellations acknowledged', count: told.cancelled.size },
  { 'what happened': 'calls repeated because their outcome was unknown', count: told.unknown },
])
console.table(findings.map(({ promise, broken }) => ({ promise, broken, allowed: 0 })))
for (const fault of told.faults.slice(0, 5)) console.log(fault)

const row = (restart: string, times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    restart,
    count: sorted.length,
    'median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    'longest ms': Math.round(sorted.at(-1) ?? 0),
    'limit ms': LONGEST_RESTART_MS,
  }
}
console.table([
  row('API, from its start until it says that it is ready', restarts.api),
  row('PostgreSQL, from its start until the API is ready again', restarts.postgres),
])

const slow = [...restarts.api, ...restarts.postgres].filter((ms) => ms > LONGEST_RESTART_MS).length
const brokenPromises = findings.filter(({ broken }) => broken > 0).length
console.log(
  `${brokenPromises} promises broken, ${slow} restarts too slow${racesHeld ? '' : ', a race or a malformed request was lost'}`,
)
process.exit(brokenPromises === 0 && slow === 0 && racesHeld ? 0 : 1)
