import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../src/db/database.ts'
import { recordStage } from '../src/prescriptions/progress.ts'
import { endReading } from '../src/prescriptions/store-reading.ts'
import type { ServerProcess } from '../src/testing/server-process.ts'
import { storedPrescription } from '../src/testing/stored.ts'
import type { Shop } from './bench-shop.ts'
import { openStream } from './open-stream.ts'
import { percentile } from './percentile.ts'
import type { Row } from './table.ts'

const PAGES = 4
const LIMIT_MS = 1000
/** Fewer than the server works on at once: being refused is another bench. */
const OPENED_AT_ONCE = 50
const LONGEST_CLOSING_MS = 20_000

const openFiles = async (pid: number): Promise<number> =>
  (await readdir(`/proc/${pid}/fd`).catch(() => [])).length

const streamsSaidOpen = async (site: string): Promise<number> => {
  const text = await (await fetch(`${site}/metrics`)).text()
  return Number(/^dawadoot_open_streams (\d+)$/m.exec(text)?.[1])
}

type Options = { ours: ServerProcess; database: Database; shop: Shop; streams: number }

/**
 * Opens many streams, tells each of them how its prescription gets on, ends half of them and walks away from the other
 * half; then nothing of them may be left in the server.
 */
export const benchStreams = async ({ ours, database, shop, streams: count }: Options): Promise<Row[]> => {
  const store = { database, deps: { randomBytes, newId: randomUUIDv7 }, clock: { now: () => new Date() } }
  const followed = []
  for (let n = 0; n < count; n += 1) {
    const shopper = shop.shoppers[n % shop.shoppers.length]
    if (!shopper) throw new Error('nobody is there')
    const prescriptionId = await storedPrescription(store, shopper, [], { status: 'queued' })
    followed.push({ token: shopper.token, prescriptionId })
  }
  const filesBefore = await openFiles(ours.pid)
  const streams = []
  for (let n = 0; n < count; n += OPENED_AT_ONCE)
    streams.push(
      ...(await Promise.all(
        followed
          .slice(n, n + OPENED_AT_ONCE)
          .map(async (one) => ({ ...one, stream: await openStream(ours.site, one) })),
      )),
    )

  const latencies: number[] = []
  for (let page = 1; page <= PAGES; page += 1)
    for (const { prescriptionId, stream } of streams) {
      const began = performance.now()
      const shown = stream.shown(page)
      await recordStage(database.db, prescriptionId, { status: 'reading', page, pages: PAGES })
      void shown.then((at) => latencies.push(at - began))
    }
  const until = performance.now() + LONGEST_CLOSING_MS
  while (latencies.length < count * PAGES && performance.now() < until) await sleep(20)

  const [ending, leaving] = [streams.slice(0, count / 2), streams.slice(count / 2)]
  for (const { stream } of leaving) stream.drop()
  for (const { prescriptionId } of ending)
    await database.transaction((tx) => endReading(tx, prescriptionId, { failure: 'unreadable' }, new Date()))
  await Promise.all(ending.map(({ stream }) => stream.ended))
  const closed = async (): Promise<boolean> =>
    (await streamsSaidOpen(ours.site)) === 0 && (await openFiles(ours.pid)) <= filesBefore + SLACK_FILES
  while (!(await closed()) && performance.now() < until) await sleep(100)

  const sorted = latencies.toSorted((a, b) => a - b)
  const less = { better: 'less' } as const
  return [
    {
      figure: `${count} streams: changes that were not shown`,
      measured: count * PAGES - latencies.length,
      target: 0,
      ...less,
    },
    {
      figure: `${count} streams: until a change is shown, p99 (ms)`,
      measured: percentile(sorted, 0.99),
      target: LIMIT_MS,
      ...less,
    },
    {
      figure: 'streams that the server still counts after all were closed',
      measured: await streamsSaidOpen(ours.site),
      target: 0,
      ...less,
    },
    {
      figure: 'sockets and files of the server, more than before',
      measured: Math.max(0, (await openFiles(ours.pid)) - filesBefore),
      target: SLACK_FILES,
      ...less,
    },
  ]
}

/** Connections of the pool and of this program come and go. */
const SLACK_FILES = 12
