import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { PRESCRIPTION_FILE } from '@dawadoot/domain/prescription/file'
import { Busboy } from '@fastify/busboy'
import { problem, ProblemError } from './problem.ts'
import { mediaType } from './read-body.ts'

/** Boundaries, headers and small fields around the file. */
const MULTIPART_ALLOWANCE = 64 * 1024

/** Hands on at most `limit` bytes, whatever Content-Length says. */
async function* atMost(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array, void> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.byteLength
    if (size > limit) throw problem('file_too_large')
    yield piece
  }
}

const openParser = (contentType: string) => {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_field, _type, name) => name !== undefined,
    })
  } catch {
    throw problem('multipart_malformed')
  }
}

/** Finds the first file of this name. Resolves without one when there is none, and `parsed` when all was read. */
const parse = (request: Request, contentType: string, field: string, signal: AbortSignal) => {
  const parser = openParser(contentType)
  const found = Promise.withResolvers<Readable | undefined>()
  let file: Readable | undefined
  parser.on('file', (name, stream) => {
    // One that breaks off says so here, too; `parsed` is where it is heard.
    stream.on('error', () => undefined)
    if (name !== field || file) return void stream.resume()
    file = stream
    found.resolve(stream)
  })
  // Who is refused may still be sending; a body that was cancelled takes the connection and the answer with it.
  const body = atMost(
    request.body?.values({ preventCancel: true }) ?? Readable.from([]),
    PRESCRIPTION_FILE.maxBytes + MULTIPART_ALLOWANCE,
  )
  const parsed = pipeline(body, parser, { signal }).catch((error: unknown) => {
    const refusal = error instanceof ProblemError ? error : problem('multipart_malformed')
    file?.destroy(refusal)
    throw refusal
  })
  parsed.then(() => found.resolve(undefined), found.reject)
  return { parsed, found: found.promise }
}

/**
 * The one file of a multipart body, piece by piece as it comes in, at most 10 MB. What is not asked for stays unread, and
 * who stops asking has stopped the reading. Throws the problem that the body has, also at its very end: a file is whole
 * only when the iteration has ended.
 */
export async function* readFile(request: Request, field: string): AsyncGenerator<Uint8Array, void> {
  if (mediaType(request) !== 'multipart/form-data') throw problem('media_type_unsupported')
  const contentType = request.headers.get('content-type') ?? ''
  if (!/;\s*boundary=\S/i.test(contentType))
    throw problem('multipart_malformed', {
      message: 'The upload has no boundary: its Content-Type was set by hand.',
    })
  if (Number(request.headers.get('content-length') ?? 0) > PRESCRIPTION_FILE.maxBytes + MULTIPART_ALLOWANCE)
    throw problem('file_too_large')
  const stop = new AbortController()
  const { parsed, found } = parse(request, contentType, field, stop.signal)
  try {
    const file = await found
    if (!file) throw problem('file_missing')
    yield* atMost(file, PRESCRIPTION_FILE.maxBytes)
    await parsed
  } catch (error) {
    throw error instanceof ProblemError ? error : problem('multipart_malformed')
  } finally {
    stop.abort()
  }
}
