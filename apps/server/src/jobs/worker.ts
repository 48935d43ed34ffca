import type { Deps } from '../deps.ts'
import { isPassingFailure } from '../web/database-failure.ts'
import { createBell } from './bell.ts'
import { type ClaimedJob, claimJobs, endJob, forgetJobs, putBack, renewLease } from './claim-job.ts'
import { type JobHandler, JOBS_CHANNEL, NOTHING_TO_WRITE, type Outcome } from './job.ts'
import { createSeats } from './seats.ts'
import { together } from './together.ts'

type WorkerOptions = {
  deps: Pick<Deps, 'database' | 'clock' | 'log' | 'stopping'>
  handlers: readonly JobHandler[]
  /** How many jobs it works on at the same time; one unless they are small. */
  atOnce?: number
  /** And how many of those that somebody stores as begun; none unless whoever stores them has the seats. */
  seats?: number
}

const LEASE_MS = 30_000
const FIRST_RETRY_MS = 2000
/** How long a job can lie unseen when its notice was lost. */
const POLL_MS = 2000

/** A code, never the error's text: that may carry what the prescription says. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/**
 * Works jobs off, the oldest first. Whatever a killed worker held is claimed again when its lease runs out; what it had
 * half done was never written, because the outcome and the end of the job are one transaction. What it notes waits for the
 * disk, and does so on the connections of transactions: nobody who only reads waits behind it.
 */
export const createWorker = ({
  deps: { database, clock: now, log, stopping },
  handlers,
  atOnce = 1,
  seats: most = 0,
}: WorkerOptions) => {
  const kinds = handlers.map(({ kind }) => kind)
  const onTrouble = (error: unknown): void => log.trouble('a job failed', error)

  const endTogether = together(async (done: readonly ClaimedJob[]) => {
    await database.lend((db) => forgetJobs(db, done))
    return done
  })

  const end = async (job: ClaimedJob, outcome: Outcome, as: Parameters<typeof endJob>[2]): Promise<void> => {
    let held = false
    if (outcome === NOTHING_TO_WRITE) {
      if (as.status === 'done') await endTogether(job)
      else await database.lend((db) => endJob(db, job, as, now()))
      return
    }
    try {
      held = await database.transaction(async (tx) => {
        const mine = await endJob(tx, job, as, now())
        if (mine) await outcome.commit(tx)
        return mine
      })
    } catch (error) {
      // Of a connection that was lost nobody knows whether the commit came through. What lies outside is then left
      // where it is: the sweep looks later whether anything names it.
      if (!isPassingFailure(error)) await outcome.discard?.()
      throw error
    }
    if (!held) await outcome.discard?.()
    // The job is done whatever becomes of this; the sweep finds what is left.
    else await outcome.settle?.().catch(onTrouble)
  }

  const attempt = async (job: ClaimedJob, handler: JobHandler): Promise<void> => {
    if (job.attempts > handler.attempts) {
      await end(job, handler.giveUp(job.payload, undefined), { status: 'failed', reason: 'worker_died' })
      return
    }
    const lost = new AbortController()
    const renewing = setInterval(() => {
      const until = new Date(now().getTime() + LEASE_MS)
      database
        .lend((db) => renewLease(db, job, until))
        .then((kept) => (kept ? undefined : lost.abort()), onTrouble)
    }, LEASE_MS / 3)
    renewing.unref()
    try {
      const outcome = await handler.run(job.payload, AbortSignal.any([lost.signal, stopping]))
      await end(job, outcome, { status: 'done' })
    } catch (error) {
      if (lost.signal.aborted) return
      const reason = reasonOf(error)
      if (stopping.aborted) {
        const back = { runAt: now(), counts: false, reason: 'server_stopped' }
        await database.lend((db) => putBack(db, job, back))
        return
      }
      onTrouble(error)
      if (job.attempts >= handler.attempts)
        await end(job, handler.giveUp(job.payload, error), { status: 'failed', reason })
      else {
        const runAt = new Date(now().getTime() + FIRST_RETRY_MS * 2 ** (job.attempts - 1))
        await database.lend((db) => putBack(db, job, { runAt, counts: true, reason }))
      }
    } finally {
      clearInterval(renewing)
    }
  }

  const attemptKnown = async (job: ClaimedJob): Promise<void> => {
    const handler = handlers.find(({ kind }) => kind === job.kind)
    if (handler) await attempt(job, handler)
  }

  const seats = createSeats<ClaimedJob>({
    most,
    leaseMs: LEASE_MS,
    clock: now,
    // What could not even be noted comes back when its lease runs out.
    work: (job) => attemptKnown(job).catch(onTrouble),
    stopping,
  })

  /** Works the next due jobs off, as many as at the same time; false when there is none. */
  const runNext = async (): Promise<boolean> => {
    const terms = { leaseMs: LEASE_MS, most: atOnce }
    const claimed = await database.lend((db) => claimJobs(db, kinds, now(), terms))
    await Promise.all(claimed.map(attemptKnown))
    return claimed.length > 0
  }

  /** Works until the server stops, which puts the job in hand back into the queue. */
  const run = async (): Promise<void> => {
    const bell = createBell()
    const unlisten = await database.listen(JOBS_CHANNEL, bell.ring)
    stopping.addEventListener('abort', bell.ring, { once: true })
    while (!stopping.aborted) {
      const worked = await runNext().catch((error: unknown) => {
        onTrouble(error)
        return false
      })
      if (!worked && !stopping.aborted) await bell.wait(POLL_MS)
    }
    await Promise.all([unlisten(), seats.allDone()])
  }

  return { runNext, run, takeSeat: seats.take }
}
