import type { Sent } from '../src/testing/plain-http.ts'

/** Calls that are made in turn, again and again. */
export type CallList = {
  name: string
  calls: readonly Sent[]
  /** Each call gets an idempotency key that begins with this and was never used before. */
  keyPrefix?: string
}

/** What the load process is asked to do. */
export type LoadJob =
  /** So many callers, each of whom calls again as soon as it is answered. */
  | { kind: 'closed'; origin: string; list: CallList; callers: number; seconds: number }
  /** So many calls a second, whether the earlier ones have been answered or not. */
  | {
      kind: 'open'
      origin: string
      lists: readonly (CallList & { perSecond: number })[]
      /** One after the other; `times` multiplies every rate. */
      phases: readonly { seconds: number; times: number }[]
    }

/** What came of one list of calls, or of one second of it. Milliseconds. */
export type Outcome = {
  name: string
  answered: number
  p50: number
  p99: number
  max: number
  /** Answers of 429 and 503. */
  shed: number
  /** Of those, how many did not say when to come back. */
  shedWithoutRetryAfter: number
  /** Anything else that is no 2xx, and calls without an answer. */
  errors: number
  /** The first of them, to look at. */
  firstError: string | undefined
}

export type LoadReport = {
  outcomes: Outcome[]
  /** Outcomes of each second, in order; open load only. */
  seconds: { second: number; outcomes: Outcome[] }[]
  elapsedSeconds: number
  /** CPU seconds of the load process itself. */
  cpuSeconds: number
}
