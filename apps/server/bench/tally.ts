import type { Answer } from '../src/testing/plain-http.ts'
import type { Outcome } from './load-job.ts'
import { percentile } from './percentile.ts'

/** Collects what came of calls. */
export const createTally = (name: string) => {
  const latencies: number[] = []
  let shed = 0
  let shedWithoutRetryAfter = 0
  let errors = 0
  let firstError: string | undefined

  const fail = (what: string): void => {
    errors += 1
    firstError ??= what
  }

  return {
    answer: ({ status, text, retryAfter }: Answer, ms: number): void => {
      if (status === 429 || status === 503) {
        shed += 1
        if (retryAfter === undefined) shedWithoutRetryAfter += 1
      } else if (status < 200 || status > 299) fail(`${status} ${text.slice(0, 200)}`)
      else latencies.push(ms)
    },
    noAnswer: (error: unknown): void => fail(String(error)),
    outcome: (): Outcome => {
      const sorted = Float64Array.from(latencies).toSorted()
      return {
        name,
        shed,
        shedWithoutRetryAfter,
        errors,
        firstError,
        answered: sorted.length,
        p50: percentile(sorted, 0.5),
        p99: percentile(sorted, 0.99),
        max: sorted.at(-1) ?? 0,
      }
    },
  }
}
export type Tally = ReturnType<typeof createTally>
