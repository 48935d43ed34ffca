import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import { fileKind } from '../file-kind.ts'
import type { FileKind } from '../file-kind.ts'
import { DamagedFile } from './damaged-file.ts'
import { photoPixels } from './decode-photo.ts'
import { MAX_PIXELS } from './limits.ts'

export type Inspection = { ok: true; kind: Exclude<FileKind, 'heic'> } | { ok: false; reason: ReadFailure }

type CheckPdf = (bytes: Uint8Array) => Promise<ReadFailure | undefined>

/** Judges a file by its first bytes and its headers; no picture is decoded, no page is drawn. */
export async function inspect(bytes: Uint8Array, checkPdf: CheckPdf): Promise<Inspection> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' }
  const kind = fileKind(bytes)
  if (kind === undefined || kind === 'heic') return { ok: false, reason: 'type_unsupported' }
  const reason = await (kind === 'pdf' ? checkPdf(bytes) : photoProblem(bytes))
  return reason ? { ok: false, reason } : { ok: true, kind }
}

async function photoProblem(bytes: Uint8Array): Promise<ReadFailure | undefined> {
  try {
    return (await photoPixels(bytes)) > MAX_PIXELS ? 'image_too_large' : undefined
  } catch (error) {
    if (error instanceof DamagedFile) return 'damaged'
    throw error
  }
}
