import { count, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobs } from '../db/tables/machinery.ts'
import { JOB_KINDS } from './job.ts'

type OpenJobs = { kind: string; status: 'waiting' | 'running'; count: number }

/** How many jobs of each kind wait or run, those of which there are none as well. */
export const countOpenJobs = async (db: Db): Promise<OpenJobs[]> => {
  const rows = await db
    .select({ kind: jobs.kind, status: jobs.status, count: count() })
    .from(jobs)
    .where(inArray(jobs.status, ['waiting', 'running']))
    .groupBy(jobs.kind, jobs.status)
  return JOB_KINDS.flatMap((kind) =>
    (['waiting', 'running'] as const).map((status) => ({
      kind,
      status,
      count: rows.find((row) => row.kind === kind && row.status === status)?.count ?? 0,
    })),
  )
}
