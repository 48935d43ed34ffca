import { expect, test, vi } from 'vitest'
import { recoverySeconds } from './bench-steady.ts'
import { callsDue } from './calls-due.ts'
import type { Outcome } from './load-job.ts'
import { percentile } from './percentile.ts'
import { runBenches } from './run-benches.ts'
import { riseShare } from './slope.ts'

/** The short form of `npm run bench:server`: everything is run; how fast it is depends on the machine, and is not held. */
test('the benchmark of the server runs through, nothing is answered wrongly and nothing is left open', async () => {
  const table = vi.spyOn(console, 'table').mockReturnValue(undefined)
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const rows = await runBenches({
    only: new Set(['orders', 'search', 'steady', 'streams', 'memory', 'pglite']),
    minutes: 0.03,
    memoryMinutes: 0.05,
    overloadSeconds: 1,
    times: 0.1,
    seconds: 1,
    rounds: 1,
    names: 1000,
    streams: 20,
    orders: 1,
    people: 20,
    seed: 1,
  })
  table.mockRestore()
  log.mockRestore()
  expect(rows).toHaveLength(18)
  for (const { figure, measured } of rows) expect([figure, measured]).toEqual([figure, expect.any(Number)])
  // All at once, so that a failure says what was wrong and not only how often.
  const none = [
    'neither 2xx nor 429 or 503',
    'refusals without Retry-After',
    'changes that were not shown',
    'still counts',
  ]
  const counted = none.map((words) => [words, rows.find(({ figure }) => figure.includes(words))?.measured])
  expect(counted).toEqual(none.map((words) => [words, 0]))
}, 300_000)

const outcome = (name: string, over: Partial<Outcome> = {}): Outcome => ({
  name,
  answered: 50,
  p50: 5,
  p99: 20,
  max: 30,
  shed: 0,
  shedWithoutRetryAfter: 0,
  errors: 0,
  firstError: undefined,
  ...over,
})

test('each call of an even load is made when it is due, so that none is late before it is sent', () => {
  expect([0, 4, 5, 19, 20, 999].map((elapsed) => callsDue(elapsed, 200))).toEqual([1, 1, 2, 4, 5, 200])
})

test('a server has recovered from the first second on after which none was bad', () => {
  const calm = [outcome('order'), outcome('read')]
  const sheds = [outcome('order', { shed: 3 }), outcome('read')]
  const slow = [outcome('order'), outcome('read', { p99: 140 })]
  const seconds = [sheds, sheds, sheds, calm, slow, calm, calm].map((outcomes, second) => ({
    second,
    outcomes,
  }))
  expect(recoverySeconds(seconds, 2)).toBe(3)
  expect(recoverySeconds(seconds, 5)).toBe(0)
})

test.each([
  [[10, 10, 10, 10], 0],
  [[9, 10, 11], 0.2],
  [[11, 10, 9], -0.2],
  [[5], 0],
])('memory of %j rises by the share %d', (values, share) => {
  expect(riseShare(values)).toBeCloseTo(share)
})

test('a percentile is a value that was there', () => {
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(3)
  expect(percentile([1, 2, 3, 4], 0.99)).toBe(4)
  expect(percentile([], 0.5)).toBe(0)
})
