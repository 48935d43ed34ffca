import { UploadReply } from '@dawadoot/api/contract/prescriptions'
import { CONSENT_VERSION } from '@dawadoot/domain/person/consent'
import { and, eq, gte } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/database.ts'
import { consents } from '../db/tables/people.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import type { Deps } from '../deps.ts'
import { claimKey, findAnswer, type KeyedRequest } from '../idempotency/claim-key.ts'
import { enqueue } from '../jobs/job.ts'
import { isPassingFailure } from '../web/database-failure.ts'
import type { Api } from '../web/mount.ts'
import { problem } from '../web/problem.ts'
import { storeUpload, type StoredUpload } from './store-upload.ts'

type Upload = { userId: string; file: AsyncIterable<Uint8Array>; idempotencyKey: string | undefined }
type UploadReply = v.InferOutput<typeof UploadReply>

const accepted = (prescriptionId: string): UploadReply => ({
  uploadedData: { prescriptionId },
  message: 'Prescription uploaded successfully',
})

const consent = (tx: Db, userId: string, now: Date) =>
  tx
    .insert(consents)
    .values({ userId, purpose: 'prescription', version: CONSENT_VERSION, givenAt: now })
    .onConflictDoNothing()

/** More than a ward hands in; each one costs seconds of reading. */
const MOST_PER_HOUR = 60
const HOUR_MS = 3_600_000

const refuseTooMany = async (db: Db, userId: string, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - HOUR_MS)
  const recent = await db.$count(
    prescriptions,
    and(eq(prescriptions.userId, userId), gte(prescriptions.uploadedAt, since)),
  )
  if (recent >= MOST_PER_HOUR) throw problem('rate_limited', { retryAfter: 600 })
}

/** `kept` is false when the file is there already, under another name. */
type Recorded = { reply: UploadReply; kept: boolean }

/** Writes the row, and the job that reads the file, in one transaction. The same key gives the same prescription. */
const recordUpload = async (
  { database, clock, newId }: Deps,
  { userId, idempotencyKey }: Upload,
  file: StoredUpload,
): Promise<Recorded> => {
  const request: KeyedRequest | undefined = idempotencyKey
    ? { owner: userId, operation: 'uploadPrescription', key: idempotencyKey, requestHash: file.sha256 }
    : undefined
  const earlier = request && (await findAnswer(database.db, request))
  if (earlier) return { reply: v.parse(UploadReply, earlier.answer), kept: false }

  await refuseTooMany(database.db, userId, clock())
  const id = newId()
  const reply = accepted(id)
  return database.transaction(async (tx) => {
    const now = clock()
    const claim = request && (await claimKey(tx, request, { status: 202, answer: reply }, now))
    if (claim?.first === false) return { reply: v.parse(UploadReply, claim.answer), kept: false }
    await consent(tx, userId, now)
    await tx.insert(prescriptions).values({ id, userId, ...file, status: 'queued', uploadedAt: now })
    await enqueue(tx, {
      id: newId(),
      kind: 'read_prescription',
      payload: { prescriptionId: id },
      runAt: now,
    })
    return { reply, kept: true }
  })
}

/**
 * Takes a prescription in: puts the file into the blob store as it comes in, and records it once it is there. Only that
 * counts as work in hand, so that slow senders shut nobody out. What was not recorded leaves no file behind.
 */
export const receiveUpload = async (
  { deps, inHand }: Pick<Api, 'deps' | 'inHand'>,
  upload: Upload,
): Promise<UploadReply> => {
  const file = await storeUpload(deps, upload.file)
  try {
    const { reply, kept } = await inHand.work(() => recordUpload(deps, upload, file))
    if (!kept) await deps.blobs.delete(file.blobKey)
    return reply
  } catch (error) {
    // Of a connection that was lost nobody knows whether the commit came through: the row may be there, and the same
    // key will be answered with it. A file without a row is swept a day later.
    if (!isPassingFailure(error)) await deps.blobs.delete(file.blobKey)
    throw error
  }
}
