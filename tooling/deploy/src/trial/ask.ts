import { createHash } from 'node:crypto'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'

export type Answer = { status: number; headers: Record<string, string | undefined>; body: string }

/** Asks this machine for an address of any host: Node, unlike browsers, does not know names below localhost. */
export const ask = (
  origin: string,
  path: string,
  at: { port: number; ca?: string; headers?: Record<string, string> },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, hostname } = new URL(origin)
    const options = {
      host: '127.0.0.1',
      port: at.port,
      path,
      headers: { host, 'accept-encoding': 'br', ...at.headers },
      ...(at.ca && { ca: at.ca, servername: hostname }),
    }
    const call = (at.ca ? secure : plain)(options, (reply) => {
      buffer(reply).then((bytes) => {
        const headers = Object.fromEntries(
          Object.entries(reply.headers).map(([name, value]) => [name, value?.toString()]),
        )
        const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes
        resolve({
          status: reply.statusCode ?? 0,
          headers,
          body: createHash('sha256').update(text).digest('hex'),
        })
      }, reject)
    })
    call.on('error', reject)
    call.end()
  })
