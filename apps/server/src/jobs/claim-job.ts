import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobs } from '../db/tables/machinery.ts'
import { written } from '../db/written.ts'
import type { JobKind } from './job.ts'

/** `attempts` counts this one too. Only the attempt that is written in the row may end the job. */
export type ClaimedJob = { id: string; kind: string; payload: Record<string, string>; attempts: number }

/**
 * Waiting and due, or running on a lease that ran out because its worker died. The statuses are written out: a kept
 * plan finds the index of open jobs only by words that it can read.
 */
const claimed = written<ClaimedJob>(sql`
  update jobs set status = 'running', attempts = attempts + 1, lease_until = ${sql.placeholder('leaseUntil')}
  where id in (
    select id from jobs
    where kind = any(${sql.placeholder('kinds')}::text[]) and status in ('waiting', 'running')
      and case status when 'waiting' then run_at <= ${sql.placeholder('now')}::timestamptz
        else lease_until <= ${sql.placeholder('now')}::timestamptz end
    order by run_at, id limit ${sql.placeholder('most')}::int
    for update skip locked)
  returning id, kind, payload, attempts`)

/** Takes the oldest due jobs, at most so many, for `leaseMs`. Any number of workers may ask at once; no two get the same job. */
export const claimJobs = (
  db: Db,
  kinds: readonly JobKind[],
  now: Date,
  { leaseMs, most }: { leaseMs: number; most: number },
): Promise<ClaimedJob[]> =>
  claimed(db, {
    kinds: [...kinds],
    now: now.toISOString(),
    leaseUntil: new Date(now.getTime() + leaseMs).toISOString(),
    most,
  })

const forgotten = written(sql`
  delete from jobs
  using unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('attempts')}::int[]) as mine (id, attempts)
  where jobs.id = mine.id and jobs.attempts = mine.attempts and jobs.status = 'running'`)

/** Ends jobs that are done and leave nothing to write, those that are still held: not a row is left of them. */
export const forgetJobs = async (db: Db, done: readonly ClaimedJob[]): Promise<void> => {
  await forgotten(db, {
    ids: done.map(({ id }) => id),
    attempts: done.map(({ attempts }) => attempts),
  })
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
