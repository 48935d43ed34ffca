import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { countOpenJobs } from '../jobs/count-open-jobs.ts'

export type Metrics = {
  /** An answered call; `route` is the template, so that there are only as many series as routes. */
  answered: (call: { method: string; route: string; status: number }, seconds: number) => void
  streamOpened: () => void
  streamClosed: () => void
  /** Everything in the text format of Prometheus. */
  read: () => Promise<{ text: string; contentType: string }>
}

/** Seconds. 0.1 and 0.25 are what reads and orders are held to. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts what happens in this process; with `process`, which only one may have, its memory, CPU and event loop too. */
export const createMetrics = (db: Db, { process = false }: { process?: boolean } = {}): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  if (process) collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a call to its answer; of a stream, to its beginning',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const streams = new Gauge({
    name: 'dawadoot_open_streams',
    help: 'Streams that somebody listens to',
    registers,
  })
  const jobs = new Gauge({
    name: 'dawadoot_open_jobs',
    help: 'Jobs that wait or run, in the whole database',
    labelNames: ['kind', 'status'],
    registers,
  })
  const unknown = new Counter({
    name: 'dawadoot_open_jobs_unknown_total',
    help: 'How often the jobs could not be counted, because the database did not answer',
    registers,
  })

  const countJobs = async (): Promise<void> => {
    // What was true a while ago is worse than nothing.
    jobs.reset()
    try {
      for (const { kind, status, count } of await countOpenJobs(db)) jobs.set({ kind, status }, count)
    } catch {
      unknown.inc()
    }
  }

  return {
    answered: ({ method, route, status }, seconds) => calls.observe({ method, route, status }, seconds),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    read: async () => {
      await countJobs()
      return { text: await registry.metrics(), contentType: registry.contentType }
    },
  }
}
