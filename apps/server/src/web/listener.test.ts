import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { signedIn } from '../testing/caller.ts'
import { openWorld } from '../testing/world.ts'
import { createListener } from './listener.ts'

const MB = 1024 * 1024
const HEAD = [
  '--part',
  'Content-Disposition: form-data; name="prescription"; filename="paper.gif"',
  'Content-Type: image/gif',
  '',
  'GIF89a',
].join('\r\n')

test('who is refused while sending hears why, sends the rest, and goes on over the same connection', async () => {
  const world = await openWorld()
  const asha = await signedIn(world)
  const server = createServer(createListener(world.app.fetch)).listen(0, '127.0.0.1')
  let connections = 0
  server.on('connection', () => (connections += 1))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const authorization = `Bearer ${asha.token}`
    const call = (path: string, method: string, headers: Record<string, string>) =>
      request({ agent, host: '127.0.0.1', port, path: `/api${path}`, method, headers })
    const answerTo = async (sent: ReturnType<typeof call>): Promise<IncomingMessage> => {
      const [reply] = await once(sent, 'response')
      return reply
    }

    const upload = call('/prescriptions/upload', 'POST', {
      authorization,
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': String(HEAD.length + 9 * MB),
    })
    upload.write(HEAD)
    upload.write(Buffer.alloc(MB))
    const refused = await answerTo(upload)
    expect(refused.statusCode).toBe(415)
    refused.resume()

    for (let n = 1; n < 9; n += 1) upload.write(Buffer.alloc(MB))
    upload.end()
    const next = call('/users/profile', 'GET', { authorization })
    next.end()
    const profile = await answerTo(next)
    expect(profile.statusCode).toBe(200)
    expect(connections).toBe(1)
    profile.resume()
  } finally {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  }
})
