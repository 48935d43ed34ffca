import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lock, unlock } from 'proper-lockfile'
import { StartProblem } from '../start-problem.ts'

/** A lock that has not been refreshed for this long is nobody's. */
const STALE_MS = 10_000
const REFRESH_MS = 2000

type Holder = { host: string; pid: number }

const holderFile = (directory: string): string => join(directory, '.holder')

const readHolder = async (directory: string): Promise<Holder | undefined> => {
  const [, host, pid] =
    /^(\S+) ([0-9]+)$/.exec(await readFile(holderFile(directory), 'utf8').catch(() => '')) ?? []
  return host && pid ? { host, pid: Number(pid) } : undefined
}

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** `elsewhere`: on another machine or in another container, whose processes cannot be seen from here. */
const stateOf = (holder: Holder | undefined): 'dead' | 'alive' | 'elsewhere' => {
  if (holder?.host !== hostname()) return 'elsewhere'
  // Our own number on our own host: a container that was started again.
  return holder.pid !== process.pid && lives(holder.pid) ? 'alive' : 'dead'
}

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ELOCKED'

/**
 * One process at a time: PGlite takes no lock of its own, and two of them destroy the data. The lock is refreshed
 * while the process lives; one that was killed is noticed by its process number, so the next starts at once.
 */
export const lockDirectory = async (
  directory: string,
  onLost: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const take = () =>
    lock(directory, {
      stale: STALE_MS,
      update: REFRESH_MS,
      // The machine slept, or the process was too busy to refresh: ours again, unless somebody else has it.
      onCompromised: () => {
        take().catch(onLost)
      },
    })
  const giveUpAt = performance.now() + STALE_MS + REFRESH_MS
  for (;;) {
    try {
      await take()
      await writeFile(holderFile(directory), `${hostname()} ${process.pid}`)
      return () => unlock(directory).catch(() => undefined)
    } catch (error) {
      if (!isHeld(error)) throw error
      const state = stateOf(await readHolder(directory))
      if (state === 'dead') await rm(`${directory}.lock`, { recursive: true, force: true })
      else if (state === 'alive' || performance.now() > giveUpAt)
        throw new StartProblem(
          `The data directory ${directory} is in use by another server. Stop that one, or set DATA_DIR to another directory.`,
        )
      else await sleep(500)
    }
  }
}
