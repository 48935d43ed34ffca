import { cpuSecondsOf } from './cpu.ts'
import type { Load } from './load.ts'
import type { CallList } from './load-job.ts'
import { median } from './percentile.ts'

/** What one round of calls needed. */
export type Round = {
  perSecond: number
  p50: number
  p99: number
  serverMs: number
  postgresMs: number
  loadShare: number
}

export type Measured = {
  server: { origin: string; pid: number }
  postgresCpu: () => Promise<number>
  load: Load
}

/** Runs one list for some seconds and says what each call cost; fails when a call was not answered as it should be. */
export const measureRound = async (
  { server, postgresCpu, load }: Measured,
  list: CallList,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Round> => {
  const before = { server: await cpuSecondsOf(server.pid), postgres: await postgresCpu() }
  const report = await load.run({ kind: 'closed', origin: server.origin, list, callers, seconds })
  const [outcome] = report.outcomes
  if (!outcome || outcome.errors > 0 || outcome.shed > 0)
    throw new Error(
      `${list.name}: ${outcome?.errors} errors, ${outcome?.shed} refused, ${outcome?.firstError}`,
    )
  const each = (cpuSeconds: number): number => (cpuSeconds * 1000) / outcome.answered
  return {
    perSecond: outcome.answered / report.elapsedSeconds,
    p50: outcome.p50,
    p99: outcome.p99,
    serverMs: each((await cpuSecondsOf(server.pid)) - before.server),
    postgresMs: each((await postgresCpu()) - before.postgres),
    loadShare: report.cpuSeconds / report.elapsedSeconds,
  }
}

export const medianRound = (rounds: readonly Round[]): Round => {
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick))
  return {
    perSecond: of((round) => round.perSecond),
    p50: of((round) => round.p50),
    p99: of((round) => round.p99),
    serverMs: of((round) => round.serverMs),
    postgresMs: of((round) => round.postgresMs),
    loadShare: of((round) => round.loadShare),
  }
}

export const roundRow = (what: string, round: Round) => ({
  what,
  'per s': Math.round(round.perSecond),
  'p50 ms': round.p50.toFixed(1),
  'p99 ms': round.p99.toFixed(1),
  'server CPU ms': round.serverMs.toFixed(2),
  'PostgreSQL CPU ms': round.postgresMs.toFixed(2),
  'cores used by the load': round.loadShare.toFixed(2),
})
