import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request as ask, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { certificate } from './certificate.ts'

/** A folder of files, or a server that hears `origin` as its address. */
export type Origin = { folder: string } | { port: number; origin: string }

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.json': 'application/json',
}
const PACKS = /text|javascript|json|xml|svg|manifest/
const NAMED_BY_CONTENT = /[-.][\w-]{8,}\.\w+$/
/** Of one connection; a proxy leaves them out. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']

const packed = new Map<string, Buffer>()

/** What stays as it is is packed once and as small as can be, as a CDN would; an answer of the API quickly. */
const pack = (body: Buffer, quality: number): Buffer => {
  const name = `${quality} ${createHash('sha1').update(body).digest('base64')}`
  const known = packed.get(name)
  if (known) return known
  const small = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  packed.set(name, small)
  return small
}

const fromFolder = async (folder: string, path: string): Promise<Answer> => {
  const wanted = normalize(path)
  for (const name of extname(wanted) ? [wanted] : [`${wanted}/index.html`, `${wanted}.html`]) {
    const body = await readFile(join(folder, name)).catch(() => undefined)
    if (!body) continue
    const forever = NAMED_BY_CONTENT.test(name) && !name.endsWith('.html')
    const headers = {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    return { status: 200, headers, body }
  }
  return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('not found') }
}

const forwarded = (headers: IncomingHttpHeaders, origin: string): OutgoingHttpHeaders => ({
  ...Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.includes(name)),
  ),
  ...(headers.origin !== undefined && { origin }),
  'accept-encoding': 'identity',
  host: new URL(origin).host,
})

const fromServer = (request: Http2ServerRequest, port: number, origin: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method, url: path } = request
    const headers = forwarded(request.headers, origin)
    const upstream = ask({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const kept = Object.entries(reply.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
        resolve({
          status: reply.statusCode ?? 502,
          headers: Object.fromEntries(kept),
          body: Buffer.concat(parts),
        })
      })
    })
    upstream.on('error', reject)
    request.pipe(upstream)
  })

const send = (response: Http2ServerResponse, { status, headers, body }: Answer, quality: number) => {
  const packs = body.length > 300 && PACKS.test(String(headers['content-type']))
  const bytes = packs ? pack(body, quality) : body
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(packs && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  })
  response.end(bytes)
}

/**
 * HTTP/2 with brotli before an origin: the edge that every page is measured behind, ours and the floors alike. Any free
 * port when none is named.
 */
export const startFront = async (origin: Origin, at = 0) => {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    const answer =
      'folder' in origin
        ? fromFolder(origin.folder, decodeURIComponent(pathname))
        : fromServer(request, origin.port, origin.origin)
    answer.then(
      (found) => send(response, found, pathname.startsWith('/api/') ? 5 : 11),
      (error: unknown) => {
        response.writeHead(502)
        response.end(String(error))
      },
    )
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(at, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })
  return { port, close: () => server.close() }
}
