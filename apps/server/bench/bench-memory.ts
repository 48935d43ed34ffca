import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../src/testing/seeded.ts'
import type { ServerProcess } from '../src/testing/server-process.ts'
import type { Shop } from './bench-shop.ts'
import { steadyLists } from './bench-steady.ts'
import type { Load } from './load.ts'
import { openHeapProbe } from './heap-probe.ts'
import { riseShare } from './slope.ts'
import type { Row } from './table.ts'

const SAMPLES = 120
const LEAST_SAMPLE_MS = 1000
const LARGEST_RISE_PERCENT = 5

type Sample = { heap: number; rss: number }

const residentBytes = async (site: string): Promise<number> => {
  const text = await (await fetch(`${site}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
}

type Options = {
  ours: ServerProcess
  /** Of the server's inspector. */
  inspectorPort: number
  shop: Shop
  load: Load
  random: Random
  minutes: number
}

/**
 * Holds the load of a busy evening and looks whether memory goes on growing after the first quarter. All garbage is
 * collected before each look, so that what is counted is what is kept.
 */
export const benchMemory = async ({
  ours,
  inspectorPort,
  shop,
  load,
  random,
  minutes,
}: Options): Promise<Row[]> => {
  const lists = steadyLists(shop, random)
  const phases = [{ seconds: Math.round(minutes * 60), times: 1 }]
  const over = new AbortController()
  const loading = load.run({ kind: 'open', origin: ours.site, lists, phases }).finally(() => over.abort())
  const probe = await openHeapProbe(inspectorPort)
  const pause = Math.max(LEAST_SAMPLE_MS, (minutes * 60_000) / SAMPLES)
  const samples: Sample[] = []
  while (!over.signal.aborted) {
    const heap = await probe.usedBytes()
    samples.push({ heap, rss: await residentBytes(ours.site) })
    await sleep(pause)
  }
  probe.close()
  await loading
  const warm = samples.slice(Math.floor(samples.length / 4))
  const megabytes = (bytes: number | undefined): string => ((bytes ?? 0) / 1e6).toFixed(0)
  console.table({
    'at the first quarter': { 'heap MB': megabytes(warm[0]?.heap), 'RSS MB': megabytes(warm[0]?.rss) },
    'at the end': { 'heap MB': megabytes(warm.at(-1)?.heap), 'RSS MB': megabytes(warm.at(-1)?.rss) },
  })
  const rise = (of: (one: Sample) => number): number => 100 * riseShare(warm.map(of))
  const limit = { target: LARGEST_RISE_PERCENT, better: 'less' } as const
  return [
    { figure: `heap over ${minutes} min of load, rise (%)`, measured: rise(({ heap }) => heap), ...limit },
    { figure: `memory over ${minutes} min of load, rise (%)`, measured: rise(({ rss }) => rss), ...limit },
  ]
}
