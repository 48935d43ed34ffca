import { Agent, request } from 'node:http'

export type Sent = {
  method: 'GET' | 'POST'
  /** With the query. */
  path: string
  headers?: Record<string, string>
  /** JSON, as text. */
  body?: string
}

export type Answer = { status: number; text: string; retryAfter: number | undefined }

/**
 * Calls over connections that are kept, with as little work per call as there can be: whoever measures a server must
 * not need the machine for himself. Rejects when no whole answer came.
 */
export const createConnections = ({ sockets = Infinity, timeoutMs = 30_000 } = {}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })

  const send = (origin: URL, { method, path, headers = {}, body }: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request({
        agent,
        method,
        path,
        host: origin.hostname,
        port: origin.port,
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      })
      call.setTimeout(timeoutMs, () => call.destroy(new Error('no answer in time')))
      call.once('error', reject)
      call.once('response', (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.once('error', reject)
        reply.once('end', () => {
          const after = Number(reply.headers['retry-after'])
          resolve({
            status: reply.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: Number.isFinite(after) ? after : undefined,
          })
        })
        reply.once('close', () => {
          if (!reply.complete) reject(new Error('the answer was cut off'))
        })
      })
      call.end(body)
    })

  return { send, close: () => agent.destroy() }
}
