import { problem } from './problem.ts'

/** An order of a hundred lines with its alternatives is about 300 kB. */
const JSON_LIMIT = 1024 * 1024

/** Reads at most JSON_LIMIT bytes, whatever Content-Length says. Undefined when there are more. */
const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > JSON_LIMIT) return undefined
  // Node.js holds a sender to what is announced: then it comes in one piece, without a stream in between.
  if (announced !== null) {
    const whole = new Uint8Array(await request.arrayBuffer())
    return whole.byteLength > JSON_LIMIT ? undefined : whole
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength
    if (size > JSON_LIMIT) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

const utf8 = new TextDecoder('utf-8', { fatal: true })

export const readJson = async (request: Request): Promise<unknown> => {
  if (mediaType(request) !== 'application/json') throw problem('media_type_unsupported')
  const bytes = await readBytes(request)
  if (!bytes) throw problem('body_too_large')
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw problem('body_malformed')
  }
}
