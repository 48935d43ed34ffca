/**
 * Measures the server on PostgreSQL, beside a bare floor in the same run, and on the built-in database.
 *   npm run bench:server -- [--only orders,search,steady,streams,pglite,memory] [--minutes 5] [--hour 60]
 *     [--seconds 8] [--rounds 5] [--names 250000] [--streams 500] [--orders 10000] [--seed 1]
 * `--hour` is how many minutes `memory` holds the load; it is left out unless it is named or asked for.
 * Ends with 1 when a figure is not reached.
 */
import { parseArgs } from 'node:util'
import { type Bench, runBenches } from './run-benches.ts'
import { isReached, printRows } from './table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    hour: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '5' },
    names: { type: 'string', default: '250000' },
    streams: { type: 'string', default: '500' },
    orders: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
})

const BENCHES: readonly Bench[] = ['orders', 'search', 'steady', 'streams', 'memory', 'pglite']
const isBench = (name: string): name is Bench => BENCHES.some((bench) => bench === name)
const named = values.only?.split(',') ?? BENCHES.filter((bench) => bench !== 'memory' || values.hour)
const unknown = named.filter((name) => !isBench(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${BENCHES.join(', ')}.`)
  process.exit(2)
}

const rows = await runBenches({
  only: new Set(named.filter(isBench)),
  minutes: Number(values.minutes),
  memoryMinutes: Number(values.hour ?? 60),
  overloadSeconds: 30,
  times: 1,
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  names: Number(values.names),
  streams: Number(values.streams),
  orders: Number(values.orders),
  people: 600,
  seed: Number(values.seed),
})
console.log('')
printRows(rows)
process.exit(rows.every(isReached) ? 0 : 1)
