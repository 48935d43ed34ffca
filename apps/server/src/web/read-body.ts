import { createHash } from 'node:crypto'
import { PRESCRIPTION_FILE } from '@dawadoot/domain/prescription/file'
import { problem } from './problem.ts'

/** An order of a hundred lines with its alternatives is about 300 kB. */
const JSON_LIMIT = 1024 * 1024
/** Boundaries, headers and small fields around the file. */
const MULTIPART_ALLOWANCE = 64 * 1024

/** Reads at most `limit` bytes, whatever Content-Length says. Undefined when there are more. */
const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** `hash` identifies the request under an idempotency key. */
export const readJson = async (request: Request): Promise<{ json: unknown; hash: string }> => {
  if (mediaType(request) !== 'application/json') throw problem('media_type_unsupported')
  const bytes = await readBytes(request, JSON_LIMIT)
  if (!bytes) throw problem('body_too_large')
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return { json, hash: createHash('sha256').update(bytes).digest('hex') }
  } catch {
    throw problem('body_malformed')
  }
}

/** The one file of a multipart body, at most 10 MB and not empty. */
export const readFile = async (request: Request, field: string): Promise<File> => {
  if (mediaType(request) !== 'multipart/form-data') throw problem('media_type_unsupported')
  const contentType = request.headers.get('content-type') ?? ''
  if (!/;\s*boundary=\S/i.test(contentType))
    throw problem('multipart_malformed', {
      message: 'The upload has no boundary: its Content-Type was set by hand.',
    })
  const bytes = await readBytes(request, PRESCRIPTION_FILE.maxBytes + MULTIPART_ALLOWANCE)
  if (!bytes) throw problem('file_too_large')
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (!form) throw problem('multipart_malformed')
  const file = form.get(field)
  if (!(file instanceof File)) throw problem('file_missing')
  if (file.size > PRESCRIPTION_FILE.maxBytes) throw problem('file_too_large')
  if (file.size === 0) throw problem('file_empty')
  return file
}
