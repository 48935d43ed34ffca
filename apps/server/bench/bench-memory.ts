import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../src/testing/seeded.ts'
import type { ServerProcess } from '../src/testing/server-process.ts'
import type { Shop } from './bench-shop.ts'
import { steadyLists } from './bench-steady.ts'
import type { Load } from './load.ts'
import { riseShare } from './slope.ts'
import type { Row } from './table.ts'

const SAMPLE_MS = 2000
const WINDOWS = 20
const LARGEST_RISE_PERCENT = 5

type Sample = { heap: number; rss: number }

const gauge = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

const sample = async (site: string): Promise<Sample> => {
  const text = await (await fetch(`${site}/metrics`)).text()
  return {
    heap: gauge(text, 'nodejs_heap_size_used_bytes'),
    rss: gauge(text, 'process_resident_memory_bytes'),
  }
}

/** The least of each window: what is left when the garbage has just been collected. */
const floorsOf = (samples: readonly number[]): number[] => {
  const size = Math.max(1, Math.floor(samples.length / WINDOWS))
  return Array.from({ length: Math.floor(samples.length / size) }, (_, n) =>
    Math.min(...samples.slice(n * size, (n + 1) * size)),
  )
}

type Options = { ours: ServerProcess; shop: Shop; load: Load; random: Random; minutes: number }

/** Holds the load of a busy evening and looks whether memory goes on growing after the first quarter. */
export const benchMemory = async ({ ours, shop, load, random, minutes }: Options): Promise<Row[]> => {
  const lists = steadyLists(shop, random)
  const phases = [{ seconds: Math.round(minutes * 60), times: 1 }]
  const over = new AbortController()
  const loading = load.run({ kind: 'open', origin: ours.site, lists, phases }).finally(() => over.abort())
  const samples: Sample[] = []
  while (!over.signal.aborted) {
    samples.push(await sample(ours.site))
    await sleep(SAMPLE_MS)
  }
  await loading
  const warm = samples.slice(Math.floor(samples.length / 4))
  const megabytes = (bytes: number | undefined): string => ((bytes ?? 0) / 1e6).toFixed(0)
  console.table({
    'at the first quarter': { 'heap MB': megabytes(warm[0]?.heap), 'RSS MB': megabytes(warm[0]?.rss) },
    'at the end': { 'heap MB': megabytes(warm.at(-1)?.heap), 'RSS MB': megabytes(warm.at(-1)?.rss) },
  })
  const rise = (of: (one: Sample) => number): number => 100 * riseShare(floorsOf(warm.map(of)))
  const limit = { target: LARGEST_RISE_PERCENT, better: 'less' } as const
  return [
    { figure: `heap over ${minutes} min of load, rise (%)`, measured: rise(({ heap }) => heap), ...limit },
    { figure: `memory over ${minutes} min of load, rise (%)`, measured: rise(({ rss }) => rss), ...limit },
  ]
}
