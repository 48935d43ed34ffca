import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { text as bodyOf } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createReader } from '../read-prescription.ts'
import type { PrescriptionReader } from '../reading.ts'
import { generatePrescription } from '../testing/generate.ts'
import { loadKnowledge } from '../testing/load-catalogue.ts'
import { openWorkerReader } from '../worker-reader.ts'
import { openVisionEngine } from './vision-engine.ts'
import { askVisionEndpoint } from './vision-endpoint.ts'
import type { VisionEndpoint } from './vision-endpoint.ts'

const knowledge = await loadKnowledge(new URL('../../test-data/', import.meta.url))
const made = (kind: 'scribble' | 'wall' | 'typed-pdf') =>
  generatePrescription({ kind, seed: 3, medicines: knowledge.medicines })

let server: Server | undefined
let reader: PrescriptionReader | undefined
afterEach(async () => {
  await reader?.close()
  reader = undefined
  server?.closeAllConnections()
  server?.close()
})

/** A vision endpoint on this machine. */
async function endpoint(answer: RequestListener): Promise<VisionEndpoint> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server = createServer(answer).listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/v1/chat/completions`, model: 'eyes-1', apiKey: 'key-1' }
}

const saying =
  (content: string): RequestListener =>
  (_, response) => {
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  }
const lines = (...all: [text: string, ...box: number[]][]) =>
  JSON.stringify({ lines: all.map(([text, ...box]) => ({ text, box })) })
const ON_INK = [0.1, 0.4, 0.6, 0.05]

test('a page that the embedded engine cannot read is read by the endpoint, through the same matcher', async () => {
  const asked: { headers: IncomingMessage['headers']; body: string }[] = []
  const answer = `\`\`\`json\n${lines(['Tab Dolo 650 1-0-1 x 5 days', ...ON_INK], ['Tab Qwyxorbin 40 OD', 0.1, 0.5, 0.6, 0.05])}\n\`\`\``
  const vision = await endpoint(async (request, response) => {
    asked.push({ headers: request.headers, body: await bodyOf(request) })
    saying(answer)(request, response)
  })
  reader = await createReader(knowledge, askVisionEndpoint(vision))
  const reading = await reader.read((await made('scribble')).bytes)
  expect(reading).toMatchObject({
    status: 'read',
    medicines: [
      {
        source: { page: 1, text: 'Tab Dolo 650 1-0-1 x 5 days', tier: 'sure', box: { x: 0.1, y: 0.4 } },
        dosage: { days: 5 },
      },
    ],
    unmatched: [{ text: 'Tab Qwyxorbin 40 OD' }],
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.authorization).toBe('Bearer key-1')
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
    model: 'eyes-1',
    messages: [
      {
        content: [
          { type: 'text' },
          { image_url: { url: expect.stringMatching(/^data:image\/jpeg;base64,/) } },
        ],
      },
    ],
  })
})

test('pages that can be read, and pages without writing, are shown to nobody', async () => {
  let asked = 0
  const vision = await endpoint((request, response) => {
    asked++
    saying(lines(['Tab Dolo 650', ...ON_INK]))(request, response)
  })
  reader = await createReader(knowledge, askVisionEndpoint(vision))
  expect((await reader.read((await made('typed-pdf')).bytes)).status).toBe('read')
  expect((await reader.read((await made('wall')).bytes)).status).toBe('failed')
  expect(asked).toBe(0)
})

test('with an endpoint that is broken the page fails and the reader goes on', async () => {
  const vision = await endpoint((_, response) => void response.writeHead(500).end('no'))
  reader = await createReader(knowledge, askVisionEndpoint(vision))
  expect(await reader.read((await made('scribble')).bytes)).toMatchObject({
    status: 'failed',
    reason: 'unreadable',
    pages: [{ page: 1 }],
  })
  expect((await reader.read((await made('typed-pdf')).bytes)).status).toBe('read')
})

test('the reading process asks through its parent, which alone has the key', async () => {
  const vision = await endpoint(saying(lines(['Tab Dolo 650 OD', ...ON_INK])))
  reader = openWorkerReader({ ...knowledge, limits: { stepMs: 100_000, startMs: 100_000 }, vision })
  expect(await reader.read((await made('scribble')).bytes)).toMatchObject({
    status: 'read',
    medicines: [{ source: { text: 'Tab Dolo 650 OD' } }],
  })
})

const page = { data: new Uint8Array(300 * 400 * 3).fill(255), width: 300, height: 400 }
const ink = [{ text: '', confidence: 0, x: 30, y: 160, width: 200, height: 20 }]
const readAt = (vision: VisionEndpoint) => openVisionEngine(askVisionEndpoint(vision)).read(page, ink)

test('what stands on ink is kept, in pixels of the page, and control characters are gone', async () => {
  const vision = await endpoint(saying(lines(['Tab\u0007 Dolo 650', ...ON_INK])))
  expect(await readAt(vision)).toEqual([
    { text: 'Tab  Dolo 650', confidence: 0.8, x: 30, y: 160, width: 180, height: 20 },
  ])
})

test('nothing readable is an answer, too', async () => {
  expect(await readAt(await endpoint(saying('{"lines":[]}')))).toEqual([])
})

const NOWHERE = [0, 0.9, 0.1, 0.05]
test.each<[string, string, RequestListener]>([
  ['answers with a web page', 'JSON', (_, response) => void response.end('<html></html>')],
  ['answers with another shape', 'no chat completion', (_, response) => void response.end('{"choices":[]}')],
  ['chats', 'JSON', saying('I am sorry, I cannot read this.')],
  ['gives lines without places', 'no text or place', saying('{"lines":[{"text":"Tab Dolo 650"}]}')],
  ['gives places off the page', 'not on the page', saying(lines(['Tab Dolo 650', 0.1, 0.4, 3, 0.1]))],
  [
    'gives places that are no numbers',
    'not on the page',
    saying('{"lines":[{"text":"a","box":["0",0,"1",1]}]}'),
  ],
  [
    'makes up lines where there is no ink',
    'does not fit the paper',
    saying(lines(['Tab Dolo 650', ...NOWHERE])),
  ],
  [
    'makes up most of its lines',
    'does not fit the paper',
    saying(lines(['Tab Dolo 650', ...ON_INK], ['Tab Pan 40', ...NOWHERE], ['Tab Telma 40', ...NOWHERE])),
  ],
  ['writes a novel in a line', 'is no line', saying(lines(['x'.repeat(10_000), ...ON_INK]))],
  ['never stops', 'too long', saying('x'.repeat(1_000_000))],
  [
    'sends elsewhere',
    'fetch failed',
    (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['hangs up', 'fetch failed', (request) => void request.socket.destroy()],
])('an endpoint that %s has not read the page', async (_, reason, answer) => {
  await expect(readAt(await endpoint(answer))).rejects.toThrow(reason)
})

test('an endpoint that never answers is given up', async () => {
  const vision = await endpoint(() => {})
  await expect(readAt({ ...vision, timeoutMs: 20 })).rejects.toThrow('timeout')
})
