import type { PrescriptionReader } from '@dawadoot/reader'
import { eq } from 'drizzle-orm'
import { runCourier } from '../courier/run-courier.ts'
import { jobs } from '../db/tables/machinery.ts'
import type { Deps } from '../deps.ts'
import type { Texting } from '../orders/texting.ts'
import { runReadings } from '../prescriptions/run-readings.ts'

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
  texting: Texting,
): Promise<void> => {
  await takeBackLeases(deps)
  // Apart, so that a text message does not wait for twenty pages.
  await Promise.all([runReadings(deps, readers), texting.run(), runCourier(deps)])
}
