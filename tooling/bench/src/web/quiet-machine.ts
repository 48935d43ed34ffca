import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

const LOOK_MS = 400

const used = () => {
  let busy = 0
  let all = 0
  for (const { times } of cpus()) {
    const total = Object.values(times).reduce((sum, time) => sum + time, 0)
    busy += total - times.idle
    all += total
  }
  return { busy, all }
}

/** The share of all cores that is in use just now, 0 to 1. */
const share = async (): Promise<number> => {
  const before = used()
  await setTimeout(LOOK_MS)
  const after = used()
  return after.all === before.all ? 0 : (after.busy - before.busy) / (after.all - before.all)
}

/**
 * Holds a run back while others use the machine, and gives up after `patience` ms (`BENCH_PATIENCE_MS`). Says how much
 * was in use in the end, so that a table can tell a quiet run from a loud one.
 */
export const quietMachine = async (
  limit = 0.3,
  patience = Number(process.env['BENCH_PATIENCE_MS'] ?? 30_000),
): Promise<number> => {
  const started = Date.now()
  for (;;) {
    const inUse = await share()
    if (inUse <= limit || Date.now() - started > patience) return inUse
    await setTimeout(600)
  }
}
