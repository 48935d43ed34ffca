import { and, eq, inArray, isNotNull, notExists, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { orders } from '../db/tables/orders.ts'
import {
  prescriptionLines,
  prescriptionPages,
  prescriptions,
  unmatchedLines,
} from '../db/tables/prescriptions.ts'
import type { Deps } from '../deps.ts'

/** True of a prescription without any order, or without any of which `which` is true. */
export const withoutOrder = (tx: Db, which?: SQL): SQL =>
  notExists(
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.prescriptionId, prescriptions.id), which)),
  )

/**
 * Takes away all that these prescriptions say; the caller holds their rows. A prescription that an order names stays,
 * with nothing in it. Gives the keys of the files, which are to be deleted once this is committed.
 */
export const forgetPrescriptions = async (tx: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const these = inArray(prescriptions.id, [...ids])
  const files = await tx
    .select({ key: prescriptions.blobKey })
    .from(prescriptions)
    .where(and(these, isNotNull(prescriptions.blobKey)))
  const pages = await tx
    .delete(prescriptionPages)
    .where(inArray(prescriptionPages.prescriptionId, [...ids]))
    .returning({ key: prescriptionPages.blobKey })
  for (const table of [prescriptionLines, unmatchedLines])
    await tx.delete(table).where(inArray(table.prescriptionId, [...ids]))
  await tx.delete(prescriptions).where(and(these, withoutOrder(tx)))
  await tx
    .update(prescriptions)
    .set({ blobKey: null, sha256: '', patient: null, doctor: null, writtenOn: null })
    .where(these)
  return [...files, ...pages].flatMap(({ key }) => key ?? [])
}

/** One that cannot be deleted now is found by the sweep, because no row names it any more. */
export const deleteFiles = async (
  { blobs, log }: Pick<Deps, 'blobs' | 'log'>,
  keys: readonly string[],
): Promise<void> => {
  for (const key of keys)
    await blobs.delete(key).catch((error: unknown) => log.trouble('a file was not deleted', error))
}
