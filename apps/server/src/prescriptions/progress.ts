import type { PrescriptionStatus } from '@dawadoot/domain/prescription/status'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notify } from '../db/notify.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'

/** Notices carry the id of the prescription that changed. */
export const PRESCRIPTIONS_CHANNEL = 'prescriptions'

type Stage = {
  status: Exclude<PrescriptionStatus, 'completed' | 'failed'>
  page?: number
  pages?: number
}

/**
 * Writes how far the reading has come and tells the streams. A worker whose lease was taken over may still report:
 * a prescription that is completed or failed stays so.
 */
export const recordStage = async (db: Db, id: string, { status, page, pages }: Stage): Promise<void> => {
  await db
    .update(prescriptions)
    .set({ status, page: page ?? null, pages: pages ?? null, revision: sql`${prescriptions.revision} + 1` })
    .where(and(eq(prescriptions.id, id), notInArray(prescriptions.status, ['completed', 'failed'])))
  await notify(db, PRESCRIPTIONS_CHANNEL, id)
}
