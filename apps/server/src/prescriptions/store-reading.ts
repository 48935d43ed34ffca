import type { Reading } from '@dawadoot/reader'
import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notify } from '../db/notify.ts'
import {
  prescriptionLines,
  prescriptionPages,
  prescriptions,
  unmatchedLines,
} from '../db/tables/prescriptions.ts'
import { PRESCRIPTIONS_CHANNEL } from './progress.ts'

export type StoredPage = { page: number; blobKey: string; mediaType: string; width: number; height: number }

const fits = (text: string | undefined): string | null => text?.slice(0, 200) ?? null

/**
 * Puts the outcome of a reading in the place of whatever an earlier attempt left, so that no medicine is ever there
 * twice. The pages' pictures are in the blob store already.
 */
export const storeReading = async (
  tx: Db,
  prescriptionId: string,
  reading: Reading,
  pages: readonly StoredPage[],
  now: Date,
): Promise<void> => {
  for (const table of [prescriptionLines, unmatchedLines, prescriptionPages])
    await tx.delete(table).where(eq(table.prescriptionId, prescriptionId))
  if (pages.length > 0)
    await tx.insert(prescriptionPages).values(pages.map((page) => ({ prescriptionId, ...page })))

  if (reading.status === 'failed') return endReading(tx, prescriptionId, { failure: reading.reason }, now)

  if (reading.medicines.length > 0)
    await tx.insert(prescriptionLines).values(
      reading.medicines.map(({ medicineId, candidates, dosage, source: { box, ...source } }, n) => ({
        prescriptionId,
        n,
        medicineId,
        candidates: [...candidates],
        dosage: dosage ?? null,
        ...source,
        ...box,
      })),
    )
  if (reading.unmatched.length > 0)
    await tx
      .insert(unmatchedLines)
      .values(reading.unmatched.map(({ box, ...line }, n) => ({ prescriptionId, n, ...line, ...box })))
  const { patient, doctor, date } = reading
  await endReading(
    tx,
    prescriptionId,
    { patient: fits(patient), doctor: fits(doctor), writtenOn: date ?? null },
    now,
  )
}

type End =
  | { failure: ReadFailure }
  | { patient: string | null; doctor: string | null; writtenOn: string | null }

/** The last change of a prescription: completed, or failed with the reason. */
export const endReading = async (tx: Db, prescriptionId: string, end: End, now: Date): Promise<void> => {
  await tx
    .update(prescriptions)
    .set({
      ...end,
      status: 'failure' in end ? 'failed' : 'completed',
      page: null,
      endedAt: now,
      revision: sql`${prescriptions.revision} + 1`,
    })
    .where(eq(prescriptions.id, prescriptionId))
  await notify(tx, PRESCRIPTIONS_CHANNEL, prescriptionId)
}
