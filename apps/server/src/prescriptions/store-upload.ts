import { createHash } from 'node:crypto'
import { fileKind } from '@dawadoot/reader/file-kind'
import { inspectFile } from '@dawadoot/reader/inspect-file'
import { newBlobKey } from '../blobs/blob-key.ts'
import type { Deps } from '../deps.ts'
import { fileRefusal } from './file-refusal.ts'
import { withoutNotes } from './without-notes.ts'

/** A file that lies in the blob store and that no row names yet: `bytes` of it; `sha256` is of what was sent. */
export type StoredUpload = { blobKey: string; mediaType: string; bytes: number; sha256: string }

const MEDIA_TYPES = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const

/** Photos say how large they are within this, behind the small picture and the notes that telephones put first. */
const HEAD_BYTES = 128 * 1024

const takeHead = async (arriving: AsyncIterator<Uint8Array>): Promise<{ head: Buffer; whole: boolean }> => {
  const pieces: Uint8Array[] = []
  for (let size = 0; size < HEAD_BYTES;) {
    const { done, value } = await arriving.next()
    if (done) return { head: Buffer.concat(pieces), whole: true }
    pieces.push(value)
    size += value.length
  }
  return { head: Buffer.concat(pieces), whole: false }
}

/** Undefined when the beginning is not enough to tell. */
const inspectHead = async (head: Buffer, whole: boolean) => {
  if (!whole && fileKind(head) === 'pdf') return undefined
  const inspection = await inspectFile(head)
  return !whole && !inspection.ok && inspection.reason === 'damaged' ? undefined : inspection
}

/** Judges what has been stored; deletes and refuses what cannot be read. */
const inspectStored = async (blobs: Deps['blobs'], blobKey: string, head: Buffer): Promise<void> => {
  const stored = await blobs.get(blobKey)
  if (!stored) throw new Error('a file that was stored is not there')
  const inspection = await inspectFile(stored)
  if (inspection.ok) return
  await blobs.delete(blobKey)
  throw fileRefusal(inspection.reason, head)
}

/**
 * Puts a file into the blob store under a random name while it comes in. Its first bytes and the headers of a photo are
 * judged before anything is stored, and its notes are left out; a PDF, whose pages are counted from its end, once it is there. What is refused or
 * breaks off leaves nothing behind.
 */
export const storeUpload = async (
  { blobs, randomBytes }: Pick<Deps, 'blobs' | 'randomBytes'>,
  file: AsyncIterable<Uint8Array>,
): Promise<StoredUpload> => {
  const arriving = file[Symbol.asyncIterator]()
  try {
    const { head, whole } = await takeHead(arriving)
    const early = await inspectHead(head, whole)
    if (early?.ok === false) throw fileRefusal(early.reason, head)
    const kind = fileKind(head)
    if (!kind || kind === 'heic') throw fileRefusal('type_unsupported', head)

    const hash = createHash('sha256')
    const sent = async function* (): AsyncGenerator<Uint8Array, void> {
      for (let piece: Uint8Array = head; ;) {
        hash.update(piece)
        yield piece
        const next = await arriving.next()
        if (next.done) return
        piece = next.value
      }
    }
    let bytes = 0
    const stored = async function* (): AsyncGenerator<Uint8Array, void> {
      for await (const piece of withoutNotes(sent(), kind)) {
        bytes += piece.length
        yield piece
      }
    }
    const blobKey = newBlobKey('prescriptions', randomBytes)
    const mediaType = MEDIA_TYPES[kind]
    await blobs.put(blobKey, stored(), mediaType)
    if (!early) await inspectStored(blobs, blobKey, head)
    return { blobKey, mediaType, bytes, sha256: hash.digest('hex') }
  } finally {
    await arriving.return?.()
  }
}
