import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobs } from '../db/tables/machinery.ts'
import type { JobKind } from './job.ts'

/** `attempts` counts this one too. Only the attempt that is written in the row may end the job. */
export type ClaimedJob = { id: string; kind: string; payload: Record<string, string>; attempts: number }

/**
 * Waiting and due, or running on a lease that ran out because its worker died. The statuses are written out: a kept
 * plan finds the index of open jobs only by words that it can read.
 */
const due = (now: Date) => {
  const at = now.toISOString()
  return sql`${jobs.status} in ('waiting', 'running')
    and case ${jobs.status} when 'waiting' then ${jobs.runAt} <= ${at} else ${jobs.leaseUntil} <= ${at} end`
}

/** Takes the oldest due jobs, at most so many, for `leaseMs`. Any number of workers may ask at once; no two get the same job. */
export const claimJobs = async (
  db: Db,
  kinds: readonly JobKind[],
  now: Date,
  { leaseMs, most }: { leaseMs: number; most: number },
): Promise<ClaimedJob[]> => {
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, [...kinds]), due(now)))
    .orderBy(jobs.runAt, jobs.id)
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set({
      status: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      leaseUntil: new Date(now.getTime() + leaseMs),
    })
    .where(inArray(jobs.id, next))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
}

/** True for the one worker that holds the job: a lease that was taken over by another attempt is lost for good. */
const held = (job: ClaimedJob) =>
  and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), eq(jobs.status, 'running'))

const change = async (db: Db, job: ClaimedJob, set: Partial<typeof jobs.$inferInsert>): Promise<boolean> => {
  const rows = await db.update(jobs).set(set).where(held(job)).returning({ id: jobs.id })
  return rows.length > 0
}

export const renewLease = (db: Db, job: ClaimedJob, until: Date): Promise<boolean> =>
  change(db, job, { leaseUntil: until })

export const endJob = (
  db: Db,
  job: ClaimedJob,
  end: { status: 'done' } | { status: 'failed'; reason: string },
  now: Date,
): Promise<boolean> => change(db, job, { ...end, leaseUntil: null, endedAt: now })

/** Back into the queue. An attempt that the server itself broke off, by stopping, does not count. */
export const putBack = (db: Db, job: ClaimedJob, back: { runAt: Date; counts: boolean; reason: string }) =>
  change(db, job, {
    status: 'waiting',
    leaseUntil: null,
    runAt: back.runAt,
    reason: back.reason,
    attempts: back.counts ? job.attempts : job.attempts - 1,
  })
