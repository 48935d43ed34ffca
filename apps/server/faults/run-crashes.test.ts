import { expect, test } from 'vitest'
import { BROKEN_SERVERS, type Breakage } from './broken-servers.ts'
import { runCrashes } from './run-crashes.ts'

/** The short form of `npm run test:faults`. */
const runOn = (breakage: Breakage, kills: { api: number; postgres: number }) =>
  runCrashes({ ...kills, seed: 7, customers: 12, leastOrders: 80, broken: BROKEN_SERVERS[breakage] })

const brokenPromises = async (breakage: Breakage, kills: { api: number; postgres: number }) => {
  const { findings } = await runOn(breakage, kills)
  return findings.filter(({ broken }) => broken > 0).map(({ promise }) => promise)
}

test('a server that is killed, and whose database is killed, loses and doubles no order', async () => {
  const { findings, told, restarts } = await runOn('none', { api: 2, postgres: 2 })
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  expect(told.placed.size).toBeGreaterThan(4)
  // The kills hit work in hand, or nothing was tried.
  expect(told.unknown).toBeGreaterThan(0)
  expect(restarts).toMatchObject({ api: { length: 2 }, postgres: { length: 2 } })
}, 300_000)

test('the same check finds the orders that a server loses which acknowledges before it writes', async () => {
  expect(await brokenPromises('not-durable', { api: 0, postgres: 1 })).toContain(
    'acknowledged orders are there',
  )
}, 300_000)

test('the same check finds the orders that a server doubles which ignores the keys', async () => {
  expect(await brokenPromises('keys-ignored', { api: 1, postgres: 0 })).toContain('a key makes one order')
}, 300_000)

test('the same check finds the packs that a server sells twice which reads the stock and then writes it', async () => {
  expect(await brokenPromises('stock-read-then-written', { api: 1, postgres: 0 })).toContain(
    'stock + sold - cancelled is constant (packs)',
  )
}, 300_000)
