import { randomUUID } from 'node:crypto'
import type { Sent } from '../src/testing/plain-http.ts'
import { WAREHOUSE } from '../src/testing/order-desk.ts'
import { pickOne, type Random } from '../src/testing/seeded.ts'
import type { ServerProcess } from '../src/testing/server-process.ts'
import type { Shopper } from '../src/testing/shoppers.ts'
import { orderCalls, type Shop } from './bench-shop.ts'
import { cpuSecondsOf } from './cpu.ts'
import type { Load } from './load.ts'
import type { CallList, LoadReport, Outcome } from './load-job.ts'
import type { Row } from './table.ts'

const ORDERS_PER_SECOND = 50
const READS_PER_SECOND = 200
const LIMIT_MS = { order: 250, read: 100 } as const
const OVERLOAD = 4
const LONGEST_RECOVERY_SECONDS = 10

/** What people look at while others order: of ten reads three histories, three results, three profiles, a search. */
const readsOf = ({ token, addressId, prescriptionId }: Shopper, random: Random): Sent[] => {
  const headers = { authorization: `Bearer ${token}` }
  const typed = pickOne(random, ['pan', 'crocin', 'dolo', 'augmen', 'telma', 'azithr'])
  const get = (path: string): Sent => ({ method: 'GET', path, headers })
  const three = ['/api/orders/history', `/api/prescriptions/${prescriptionId}/results/${addressId}`]
  return [
    ...[...three, '/api/users/profile'].flatMap((path) => [get(path), get(path), get(path)]),
    get(`/api/medicines/search?warehouseId=${WAREHOUSE}&medicineName=${typed}`),
  ]
}

/** Half of the people order, the other half look: nobody reads a history of thousands. */
export const steadyLists = (shop: Shop, random: Random): (CallList & { perSecond: number })[] => {
  const half = Math.ceil(shop.shoppers.length / 2)
  const buyers = { ...shop, shoppers: shop.shoppers.slice(0, half) }
  const readers = shop.shoppers.slice(half)
  return [
    {
      name: 'order',
      calls: orderCalls(buyers, random),
      keyPrefix: `steady-${randomUUID()}`,
      perSecond: ORDERS_PER_SECOND,
    },
    {
      name: 'read',
      calls: readers.flatMap((reader) => readsOf(reader, random)),
      perSecond: READS_PER_SECOND,
    },
  ]
}

const outcomeOf = (outcomes: readonly Outcome[], name: string): Outcome => {
  const outcome = outcomes.find((one) => one.name === name)
  if (!outcome) throw new Error(`nothing is known of ${name}`)
  return outcome
}

const isCalm = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ shed, errors }) => shed + errors === 0) &&
  outcomeOf(outcomes, 'order').p99 <= LIMIT_MS.order &&
  outcomeOf(outcomes, 'read').p99 <= LIMIT_MS.read

/** Whole seconds from the end of the overload to the first one from which on every second was calm. */
export const recoverySeconds = (seconds: LoadReport['seconds'], overloadSeconds: number): number => {
  const after = seconds.filter(({ second }) => second >= overloadSeconds)
  return after.findLastIndex(({ outcomes }) => !isCalm(outcomes)) + 1
}

const print = (what: string, { outcomes, cpuSeconds, elapsedSeconds }: LoadReport, cores: number): void => {
  console.table(
    outcomes.map(({ name, answered, p50, p99, max, shed, errors, firstError }) => ({
      [what]: name,
      answered,
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      'longest ms': max.toFixed(0),
      '429/503': shed,
      errors,
      ...(firstError !== undefined && { 'first error': firstError.slice(0, 60) }),
    })),
  )
  console.log(
    `cores used: ${(cpuSeconds / elapsedSeconds).toFixed(2)} by the load, ${cores.toFixed(2)} by the server`,
  )
}

type Options = {
  ours: ServerProcess
  shop: Shop
  load: Load
  random: Random
  minutes: number
  overloadSeconds: number
  /** 1 is the load of a busy evening. */
  times: number
}

/** The load of a busy evening for some minutes, then four times that, then the evening again. */
export const benchSteady = async (options: Options): Promise<Row[]> => {
  const { ours, shop, load, random, minutes, overloadSeconds, times } = options
  const lists = steadyLists(shop, random)
  const run = async (what: string, phases: { seconds: number; times: number }[]): Promise<LoadReport> => {
    const before = await cpuSecondsOf(ours.pid)
    const report = await load.run({ kind: 'open', origin: ours.site, lists, phases })
    print(what, report, ((await cpuSecondsOf(ours.pid)) - before) / report.elapsedSeconds)
    return report
  }
  const steady = await run('held', [{ seconds: Math.round(minutes * 60), times }])
  const over = await run('overloaded', [
    { seconds: overloadSeconds, times: times * OVERLOAD },
    { seconds: overloadSeconds, times },
  ])

  const held = `${ORDERS_PER_SECOND * times} orders/s and ${READS_PER_SECOND * times} reads/s for ${minutes} min`
  const sum = (outcomes: readonly Outcome[], pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((all, outcome) => all + pick(outcome), 0)
  const less = { better: 'less' } as const
  return [
    {
      figure: `${held}: orders, p99 (ms)`,
      measured: outcomeOf(steady.outcomes, 'order').p99,
      target: LIMIT_MS.order,
      ...less,
    },
    {
      figure: `${held}: reads, p99 (ms)`,
      measured: outcomeOf(steady.outcomes, 'read').p99,
      target: LIMIT_MS.read,
      ...less,
    },
    {
      figure: `${held}: errors and refusals`,
      measured: sum(steady.outcomes, ({ shed, errors }) => shed + errors),
      target: 0,
      ...less,
    },
    {
      figure: `${OVERLOAD} times that: answers that are neither 2xx nor 429 or 503`,
      measured: sum(over.outcomes, ({ errors }) => errors),
      target: 0,
      ...less,
    },
    {
      figure: `${OVERLOAD} times that: refusals without Retry-After`,
      measured: sum(over.outcomes, ({ shedWithoutRetryAfter }) => shedWithoutRetryAfter),
      target: 0,
      ...less,
    },
    {
      figure: 'seconds from the end of the overload until all limits hold again',
      measured: recoverySeconds(over.seconds, overloadSeconds),
      target: LONGEST_RECOVERY_SECONDS,
      ...less,
    },
  ]
}
