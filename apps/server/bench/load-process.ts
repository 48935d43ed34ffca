/** Makes calls and measures the answers, in a process of its own so that its work is not counted as the server's. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnections, type Sent } from '../src/testing/plain-http.ts'
import { callsDue } from './calls-due.ts'
import type { CallList, LoadJob, LoadReport } from './load-job.ts'
import { createTally, type Tally } from './tally.ts'

/** So that no key of an earlier run is used again, nor of an earlier round: an order is not what its repetition costs. */
const RUN = `${process.pid.toString(36)}${Math.round(performance.timeOrigin).toString(36)}`
let keys = 0

/** Gives the calls of a list in turn. */
const turnsOf = ({ calls, keyPrefix }: CallList): (() => Sent) => {
  let n = 0
  return () => {
    const call = calls[n % calls.length]
    n += 1
    if (!call) throw new Error('a list without calls')
    if (keyPrefix === undefined) return call
    keys += 1
    return { ...call, headers: { ...call.headers, 'idempotency-key': `${keyPrefix}-${RUN}-${keys}` } }
  }
}

type Done = Pick<LoadReport, 'outcomes' | 'seconds'>

const runClosed = async (job: Extract<LoadJob, { kind: 'closed' }>): Promise<Done> => {
  const origin = new URL(job.origin)
  const connections = createConnections({ sockets: job.callers })
  const tally = createTally(job.list.name)
  const next = turnsOf(job.list)
  const until = performance.now() + job.seconds * 1000
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now()
      await connections
        .send(origin, next())
        .then((answer) => tally.answer(answer, performance.now() - began), tally.noAnswer)
    }
  }
  await Promise.all(Array.from({ length: job.callers }, caller))
  connections.close()
  return { outcomes: [tally.outcome()], seconds: [] }
}

const TICK_MS = 5

const runOpen = async (job: Extract<LoadJob, { kind: 'open' }>): Promise<Done> => {
  const origin = new URL(job.origin)
  const connections = createConnections()
  const startedAt = performance.now()
  const pending = new Set<Promise<void>>()
  const seconds: { second: number; tallies: Tally[] }[] = []
  const lists = job.lists.map((list) => ({ ...list, next: turnsOf(list), whole: createTally(list.name) }))

  /** Latency counts from when the call was due: a sender that is late hides nothing. */
  const call = (list: (typeof lists)[number], due: number, tallies: readonly Tally[]): void => {
    const made: Promise<void> = connections
      .send(origin, list.next())
      .then(
        (answer) => {
          for (const tally of tallies) tally.answer(answer, performance.now() - due)
        },
        (error: unknown) => {
          for (const tally of tallies) tally.noAnswer(error)
        },
      )
      .then(() => void pending.delete(made))
    pending.add(made)
  }

  for (const phase of job.phases) {
    const began = performance.now()
    const made = lists.map(() => 0)
    for (let elapsed = 0; elapsed < phase.seconds * 1000; elapsed = performance.now() - began) {
      for (const [at, list] of lists.entries()) {
        const perSecond = list.perSecond * phase.times
        const until = callsDue(elapsed, perSecond)
        for (let n = made[at] ?? 0; n < until; n += 1) {
          const due = began + (n * 1000) / perSecond
          const second = Math.floor((due - startedAt) / 1000)
          const tallies = (seconds[second] ??= {
            second,
            tallies: lists.map(({ name }) => createTally(name)),
          }).tallies
          call(list, due, [list.whole, ...tallies.slice(at, at + 1)])
        }
        made[at] = until
      }
      await sleep(TICK_MS)
    }
  }
  await Promise.all(pending)
  connections.close()
  return {
    outcomes: lists.map(({ whole }) => whole.outcome()),
    seconds: seconds
      .filter(Boolean)
      .map(({ second, tallies }) => ({ second, outcomes: tallies.map((tally) => tally.outcome()) })),
  }
}

process.on('message', (job: LoadJob) => {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  const done = job.kind === 'closed' ? runClosed(job) : runOpen(job)
  void done.then((part) => {
    const { user, system } = process.cpuUsage(before)
    const report: LoadReport = {
      ...part,
      elapsedSeconds: (performance.now() - startedAt) / 1000,
      cpuSeconds: (user + system) / 1e6,
    }
    process.send?.(report)
  })
})
