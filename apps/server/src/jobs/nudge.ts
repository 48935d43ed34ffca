import type { Database } from '../db/database.ts'
import { notify } from '../db/notify.ts'
import { JOBS_CHANNEL } from './job.ts'

/** Long enough to speak for every order of a busy moment, too short to be noticed. */
const PAUSE_MS = 50

/**
 * Tells the workers that something was queued, after its transaction and once for many. A notice inside a transaction
 * makes its commit wait for every other one that carries a notice; one that gets lost costs a worker's pause.
 */
export const createNudge = ({ db }: Pick<Database, 'db'>): (() => void) => {
  let planned = false
  return () => {
    if (planned) return
    planned = true
    const tell = async (): Promise<void> => {
      planned = false
      await notify(db, JOBS_CHANNEL, '').catch(() => undefined)
    }
    setTimeout(() => void tell(), PAUSE_MS).unref()
  }
}
