import { indianDay } from '@dawadoot/domain/person/day'
import type { PageImage, Photo, PrescriptionReader, Progress } from '@dawadoot/reader'
import { ReadingBrokeOff } from '@dawadoot/reader/worker-reader'
import { eq } from 'drizzle-orm'
import { newBlobKey } from '../blobs/blob-key.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import type { Deps } from '../deps.ts'
import { handle, type JobHandler, NOTHING_TO_WRITE } from '../jobs/job.ts'
import { recordStage } from './progress.ts'
import { type KeptPhoto, replacePhoto } from './replace-photo.ts'
import { endReading, storeReading, type StoredPage } from './store-reading.ts'

export type ReadingDeps = Pick<Deps, 'database' | 'blobs' | 'log' | 'clock' | 'randomBytes' | 'stopping'>

type ReadJobDeps = Omit<ReadingDeps, 'stopping'> & {
  reader: Pick<PrescriptionReader, 'read'>
}

/** Reads an uploaded prescription and writes what it says, or why it could not be read. */
export const readPrescriptionJob = (deps: ReadJobDeps): JobHandler => {
  const { database, blobs, log, clock, reader } = deps
  const { db } = database

  const storePages = (pages: readonly PageImage[]): Promise<StoredPage[]> =>
    Promise.all(
      pages.map(async ({ bytes, type, ...page }) => {
        const blobKey = newBlobKey('pages', deps.randomBytes)
        await blobs.put(blobKey, bytes, type)
        return { ...page, blobKey, mediaType: type }
      }),
    )

  const storePhoto = async ({ bytes, type }: Photo): Promise<KeptPhoto> => {
    const blobKey = newBlobKey('prescriptions', deps.randomBytes)
    await blobs.put(blobKey, bytes, type)
    return { blobKey, mediaType: type, bytes: bytes.length }
  }

  const deleteBlobs = async (keys: readonly (string | undefined)[]): Promise<void> => {
    for (const key of keys) if (key !== undefined) await blobs.delete(key)
  }

  /** Progress arrives faster than it is written: one write after the other, and none is worth failing for. */
  const progressWriter = (id: string) => {
    let writing: Promise<void> = Promise.resolve()
    const write = (progress: Progress): void => {
      const stage =
        progress.stage === 'reading'
          ? { status: 'reading' as const, page: progress.page, pages: progress.pages }
          : { status: 'matching' as const }
      writing = writing
        .then(() => recordStage(db, id, stage))
        .catch((error: unknown) => log.trouble('progress of a reading was not written', error))
    }
    return { write, written: () => writing }
  }

  return handle('read_prescription', {
    attempts: 3,

    run: async ({ prescriptionId: id }, signal) => {
      const [row] = await db
        .select({ status: prescriptions.status, blobKey: prescriptions.blobKey })
        .from(prescriptions)
        .where(eq(prescriptions.id, id))
      // Deleted by its owner while it waited.
      if (!row || row.blobKey === null) return NOTHING_TO_WRITE
      const bytes = await blobs.get(row.blobKey)
      if (!bytes) throw new Error('the uploaded file is not in the blob store')
      await recordStage(db, id, { status: 'reading' })
      const progress = progressWriter(id)
      const today = indianDay(clock())
      const reading = await reader.read(bytes, { signal, onProgress: progress.write, today })
      await progress.written()
      const pages = await storePages(reading.pages)
      const photo = reading.photo && (await storePhoto(reading.photo))
      let upload: string | undefined
      return {
        commit: async (tx) => {
          await storeReading(tx, id, reading, pages, clock())
          upload = await replacePhoto(tx, id, photo)
        },
        discard: () => deleteBlobs([...pages.map(({ blobKey }) => blobKey), photo?.blobKey]),
        // Without an upload to replace, its owner has deleted everything meanwhile.
        settle: () => deleteBlobs([upload ?? photo?.blobKey]),
      }
    },

    giveUp: ({ prescriptionId: id }, cause) => {
      const failure = cause instanceof ReadingBrokeOff ? cause.reason : 'unreadable'
      let upload: string | undefined
      return {
        commit: async (tx) => {
          await endReading(tx, id, { failure }, clock())
          upload = await replacePhoto(tx, id)
        },
        settle: () => deleteBlobs([upload]),
      }
    },
  })
}
