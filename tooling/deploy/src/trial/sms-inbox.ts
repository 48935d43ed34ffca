import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'

const Sent = v.object({ mobile: v.string(), otp: v.string() })
const TOKEN = 'token-of-the-trial'

/**
 * A provider of text messages for a trial: takes what the servers send and shows the codes at `/?mobile=`, newest first.
 * With two servers neither of them knows what the other has sent.
 */
export const startSmsInbox = async (port: number) => {
  const codes: v.InferOutput<typeof Sent>[] = []
  const server = createServer((request, reply) => {
    const answer = async (): Promise<void> => {
      if (request.method === 'POST') {
        if (request.headers.authorization !== `Bearer ${TOKEN}`) return void reply.writeHead(401).end()
        codes.unshift(v.parse(Sent, JSON.parse(await text(request))))
        return void reply.writeHead(202).end()
      }
      const mobile = new URL(request.url ?? '/', 'http://localhost').searchParams.get('mobile')
      const messages = codes
        .filter((code) => code.mobile === mobile)
        .map(({ otp }) => ({ otp: otp === '' ? null : otp }))
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ messages }))
    }
    answer().catch(() => reply.writeHead(400).end())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${port}/`
  return {
    url,
    /** What a server needs to send its messages here. */
    env: {
      SMS_GATEWAY: 'http',
      SMS_URL: url,
      SMS_TOKEN: TOKEN,
      SMS_TEMPLATE: '{"mobile":"{mobile}","text":"{text}","otp":"{otp}"}',
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
