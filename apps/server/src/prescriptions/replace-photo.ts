import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'

/** What was made of an uploaded photo, in the blob store. */
export type KeptPhoto = { blobKey: string; mediaType: string; bytes: number }

/**
 * Puts what was made of a photo in the place of its upload, and nothing when nothing could be made of it. Gives the key
 * of the upload, which is to be deleted once this is committed; undefined when there is none, and of a PDF, which stays.
 */
export const replacePhoto = async (tx: Db, id: string, kept?: KeptPhoto): Promise<string | undefined> => {
  const [upload] = await tx
    .select({ blobKey: prescriptions.blobKey })
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.id, id),
        ne(prescriptions.mediaType, 'application/pdf'),
        isNotNull(prescriptions.blobKey),
      ),
    )
    .for('update')
  if (!upload?.blobKey) return undefined
  await tx
    .update(prescriptions)
    .set(kept ?? { blobKey: null })
    .where(eq(prescriptions.id, id))
  return upload.blobKey
}
