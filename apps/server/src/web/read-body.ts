import { createHash } from 'node:crypto'
import { problem } from './problem.ts'

/** An order of a hundred lines with its alternatives is about 300 kB. */
const JSON_LIMIT = 1024 * 1024

/** Reads at most JSON_LIMIT bytes, whatever Content-Length says. Undefined when there are more. */
const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > JSON_LIMIT) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > JSON_LIMIT) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** `hash` identifies the request under an idempotency key. */
export const readJson = async (request: Request): Promise<{ json: unknown; hash: string }> => {
  if (mediaType(request) !== 'application/json') throw problem('media_type_unsupported')
  const bytes = await readBytes(request)
  if (!bytes) throw problem('body_too_large')
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return { json, hash: createHash('sha256').update(bytes).digest('hex') }
  } catch {
    throw problem('body_malformed')
  }
}
