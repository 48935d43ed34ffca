import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { openStream } from './open-stream.ts'

/** A server that says at once that a reading waits, and then what the test has it say. */
const openAgainst = async () => {
  const { promise: replying, resolve } = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, reply) => {
    reply.write('retry: 1000\n\nid: 0\ndata: {"status":"queued"}\n\n')
    resolve(reply)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const stream = await openStream(`http://127.0.0.1:${address.port}`, { token: 't', prescriptionId: 'p' })
  return { stream, reply: await replying }
}

test('two changes that come as one event have both been shown', async () => {
  const { stream, reply } = await openAgainst()
  const shown = [stream.shown(1), stream.shown(2)]
  reply.write('id: 2\ndata: {"status":"reading","page":2,"pages":4}\n\n')
  expect(await Promise.all(shown)).toEqual([expect.any(Number), expect.any(Number)])
})

test('a page has not been shown before its event has come whole', async () => {
  const { stream, reply } = await openAgainst()
  const order: string[] = []
  const shown = [1, 2].map((page) => stream.shown(page).then(() => order.push(`page ${page}`)))
  reply.write('id: 1\ndata: {"status":"reading","page":1,"pages":4}\n\nid: 2\nda')
  await shown[0]
  order.push('the rest')
  reply.end('ta: {"status":"reading","page":2,"pages":4}\n\n')
  await shown[1]
  await stream.ended
  expect(order).toEqual(['page 1', 'the rest', 'page 2'])
})
