import { UploadReply } from '@dawadoot/api/contract/prescriptions'
import type { ErrorCode } from '@dawadoot/api/contract/error-codes'
import { CONSENT_VERSION } from '@dawadoot/domain/person/consent'
import { FILE_PROBLEM_WORDS } from '@dawadoot/domain/prescription/file'
import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import { fileKind } from '@dawadoot/reader/file-kind'
import { inspectFile } from '@dawadoot/reader/inspect-file'
import { and, eq, gte } from 'drizzle-orm'
import * as v from 'valibot'
import { newBlobKey } from '../blobs/blob-key.ts'
import type { Db } from '../db/database.ts'
import { consents } from '../db/tables/people.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import type { Deps } from '../deps.ts'
import { claimKey, findAnswer, hashOf, type KeyedRequest } from '../idempotency/claim-key.ts'
import { enqueue } from '../jobs/job.ts'
import { isPassingFailure } from '../web/database-failure.ts'
import { problem } from '../web/problem.ts'
import { stripMetadata } from './strip-metadata.ts'

export type Upload = { userId: string; bytes: Uint8Array; idempotencyKey: string | undefined }
type UploadReply = v.InferOutput<typeof UploadReply>

const MEDIA_TYPES = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const

const REFUSALS = {
  unreadable: 'file_damaged',
  damaged: 'file_damaged',
  timed_out: 'file_damaged',
  empty: 'file_empty',
  encrypted: 'file_encrypted',
  too_many_pages: 'file_too_many_pages',
  image_too_large: 'file_too_many_pixels',
  type_unsupported: 'file_type_unsupported',
} as const satisfies Record<ReadFailure, ErrorCode>

const refuse = (reason: ReadFailure, bytes: Uint8Array) =>
  problem(REFUSALS[reason], fileKind(bytes) === 'heic' ? { message: FILE_PROBLEM_WORDS.file_heic } : {})

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

/**
 * Takes a prescription in: looks at the first bytes and the headers of the file, puts it into the blob store under a
 * random name without what a photo says of where it was taken, then writes the row and the job that reads it in one transaction. What was not written leaves no file
 * behind, and the same key gives the same prescription.
 */
export const receiveUpload = async (
  deps: Deps,
  { userId, bytes, idempotencyKey }: Upload,
): Promise<UploadReply> => {
  const { database, blobs, clock, newId, randomBytes } = deps
  const sha256 = hashOf(bytes)
  const request: KeyedRequest | undefined = idempotencyKey
    ? { owner: userId, operation: 'uploadPrescription', key: idempotencyKey, requestHash: sha256 }
    : undefined
  const earlier = request && (await findAnswer(database.db, request))
  if (earlier) return v.parse(UploadReply, earlier.answer)

  await refuseTooMany(database.db, userId, clock())
  const inspection = await inspectFile(bytes)
  if (!inspection.ok) throw refuse(inspection.reason, bytes)

  const id = newId()
  const mediaType = MEDIA_TYPES[inspection.kind]
  const blobKey = newBlobKey('prescriptions', randomBytes)
  const reply = accepted(id)
  const stored = stripMetadata(bytes, inspection.kind)
  await blobs.put(blobKey, stored, mediaType)
  try {
    const answer = await database.transaction(async (tx) => {
      const now = clock()
      const claim = request && (await claimKey(tx, request, { status: 202, answer: reply }, now))
      if (claim?.first === false) return v.parse(UploadReply, claim.answer)
      await consent(tx, userId, now)
      await tx.insert(prescriptions).values({
        id,
        userId,
        blobKey,
        mediaType,
        sha256,
        status: 'queued',
        bytes: stored.length,
        uploadedAt: now,
      })
      await enqueue(tx, {
        id: newId(),
        kind: 'read_prescription',
        payload: { prescriptionId: id },
        runAt: now,
      })
      return reply
    })
    if (answer !== reply) await blobs.delete(blobKey)
    return answer
  } catch (error) {
    // Of a connection that was lost nobody knows whether the commit came through: the row may be there, and the same
    // key will be answered with it. A file without a row is swept a day later.
    if (!isPassingFailure(error)) await blobs.delete(blobKey)
    throw error
  }
}
