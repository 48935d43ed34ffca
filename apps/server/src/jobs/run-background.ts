import type { PrescriptionReader } from '@dawadoot/reader'
import { eq } from 'drizzle-orm'
import { runCourier } from '../courier/run-courier.ts'
import { jobs } from '../db/tables/machinery.ts'
import type { Deps } from '../deps.ts'
import { orderTextJob } from '../orders/text-job.ts'
import { runReadings } from '../prescriptions/run-readings.ts'
import { createWorker } from './worker.ts'

/** A gateway takes its time over each. */
const TEXTS_AT_ONCE = 10

/** Alone on its data, a server that starts knows that whatever was being worked on died with the one before. */
const takeBackLeases = async ({ database, clock }: Deps): Promise<void> => {
  if (database.kind !== 'pglite') return
  await database.db.update(jobs).set({ leaseUntil: clock() }).where(eq(jobs.status, 'running'))
}

/**
 * Everything that happens without a call: reading prescriptions, sending text messages, and in the demonstration the
 * courier. Resolves once the server stops and nothing is half done; the readers are the caller's to close. Without any,
 * prescriptions wait for a worker elsewhere.
 */
export const runBackground = async (
  deps: Deps,
  readers: readonly Pick<PrescriptionReader, 'read'>[],
): Promise<void> => {
  await takeBackLeases(deps)
  // Apart, so that a text message does not wait for twenty pages.
  const texting = createWorker({ deps, handlers: [orderTextJob(deps)], atOnce: TEXTS_AT_ONCE })
  await Promise.all([runReadings(deps, readers), texting.run(), runCourier(deps)])
}
