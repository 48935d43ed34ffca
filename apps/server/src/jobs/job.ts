import { ORDER_STATUSES } from '@dawadoot/domain/order/status'
import * as v from 'valibot'
import type { Db } from '../db/database.ts'
import { notice } from '../db/notify.ts'
import { jobs } from '../db/tables/machinery.ts'

/** Work that outlives a call. The payload names rows; it carries nothing personal. */
const PAYLOADS = {
  read_prescription: v.object({ prescriptionId: v.string() }),
  /** A text message to the customer of an order about one of its statuses. */
  order_text: v.object({ orderId: v.string(), status: v.picklist(ORDER_STATUSES) }),
} as const

export type JobKind = keyof typeof PAYLOADS
export const JOB_KINDS = Object.keys(PAYLOADS).filter((kind): kind is JobKind => kind in PAYLOADS)
type JobPayload<K extends JobKind> = v.InferOutput<(typeof PAYLOADS)[K]>

/** Tells the workers of every process that there is something to do. */
export const JOBS_CHANNEL = 'jobs'

/** Within the transaction of what the job is about: both are there or neither. */
export const enqueue = async <K extends JobKind>(
  tx: Db,
  job: { id: string; kind: K; payload: JobPayload<K>; runAt: Date },
): Promise<void> => {
  await tx
    .insert(jobs)
    .values({ ...job, status: 'waiting', createdAt: job.runAt })
    .returning({ told: notice(JOBS_CHANNEL, job.kind) })
}

/** What has to be written when a job is done, in the transaction that ends it. */
export type Outcome = {
  commit: (tx: Db) => Promise<void>
  /** Takes back what lies outside the database, when the transaction did not come about. */
  discard?: () => Promise<void>
  /** Takes away what lies outside the database and is replaced now, when the transaction has come about. */
  settle?: () => Promise<void>
}

type Work<P> = {
  /** After so many failures it is given up; the pauses between them double from two seconds. */
  attempts: number
  /** Does the slow part outside any transaction. `signal` aborts when the lease is lost or the server stops. */
  run: (payload: P, signal: AbortSignal) => Promise<Outcome>
  /** After the last attempt; `cause` is what that one threw, undefined when it took its worker with it. */
  giveUp: (payload: P, cause: unknown) => Outcome
}
export type JobHandler = Work<unknown> & { kind: JobKind }

/** Gives a kind of job to the function that does it. */
export const handle = <K extends JobKind>(
  kind: K,
  { attempts, run, giveUp }: Work<JobPayload<K>>,
): JobHandler => {
  const schema: v.GenericSchema<unknown, JobPayload<K>> = PAYLOADS[kind]
  return {
    kind,
    attempts,
    run: async (payload, signal) => run(v.parse(schema, payload), signal),
    giveUp: (payload, cause) => giveUp(v.parse(schema, payload), cause),
  }
}

export const NOTHING_TO_WRITE: Outcome = { commit: async () => undefined }
