import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { type Caller, signedIn } from '../testing/caller.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { pngPaper, readerOf, reads, uploadForm, workOff, workerOf } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { storedPrescription } from '../testing/stored.ts'
import { streamText } from '../testing/stream-text.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Caller
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
})

const uploaded = async (): Promise<string> => {
  const reply = await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  return (await replyOf(endpoints.uploadPrescription, reply)).uploadedData.prescriptionId
}

const listen = async (id: string, by = asha) => {
  const response = await by.call('GET', `/prescriptions/${id}/stream`, {
    headers: { accept: 'text/event-stream' },
  })
  return { response, ...streamText(response) }
}
const events = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)

test('the stages of a reading arrive as they happen, and the stream ends with the last', async () => {
  const stream = await listen(await uploaded())
  await stream.until('"queued"')
  await workOff(world, {
    read: async (_, { onProgress } = {}) => {
      await stream.until('"reading"')
      onProgress?.({ stage: 'reading', page: 1, pages: 2 })
      await stream.until('"pages":2')
      onProgress?.({ stage: 'matching' })
      await stream.until('"matching"')
      return reads(DOLO_650)
    },
  })
  const text = await stream.end()
  expect(events(text)).toEqual([
    { status: 'queued' },
    { status: 'reading' },
    { status: 'reading', page: 1, pages: 2 },
    { status: 'matching' },
    { status: 'completed' },
  ])
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  expect(ids).toHaveLength(5)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

test('no proxy may hold it back, store it or compress it', async () => {
  const stream = await listen(await uploaded())
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(stream.response.headers.get('content-encoding')).toBeNull()
  await stream.leave()
})

test('a stream that is opened after the end says the end at once, in words for the patient', async () => {
  const id = await storedPrescription(world, asha, [], { status: 'failed', failure: 'unreadable' })
  const text = await (await listen(id)).end()
  expect(events(text)).toEqual([{ status: 'failed', error: expect.stringContaining('could not read') }])
})

test('a stream that was cut off and opened again begins with the current status', async () => {
  const id = await uploaded()
  const first = await listen(id)
  await first.until('"queued"')
  await first.leave()
  await workOff(world, readerOf(reads(DOLO_650)))
  expect(events(await (await listen(id)).end())).toEqual([{ status: 'completed' }])
})

test('signing out ends the streams of that session', async () => {
  const stream = await listen(await uploaded())
  await stream.until('"queued"')
  await asha.call('POST', '/auth/logout')
  // Any notice makes the stream look again; without one it looks every five seconds.
  await workerOf(world, readerOf(reads(DOLO_650))).runNext()
  expect(events(await stream.end())).toEqual([{ status: 'queued' }])
})

test('a server that stops ends its streams, with a hint when to come back', async () => {
  const stream = await listen(await uploaded())
  await stream.until('"queued"')
  world.stop.abort()
  expect(await stream.end()).toMatch(/^retry: \d+$/m)
})

test('a person has ten streams at most, and gets one back for each that ends', async () => {
  const id = await uploaded()
  const streams = []
  for (let n = 0; n < 10; n += 1) streams.push(await listen(id))
  const refused = await asha.call('GET', `/prescriptions/${id}/stream`)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('15')
  await streams[0]?.leave()
  const next = await listen(id)
  expect(next.response.status).toBe(200)
  await next.leave()
  for (const stream of streams.slice(1)) await stream.leave()
})

test('without a session, or for somebody else’s prescription, there is no stream but a problem', async () => {
  const id = await uploaded()
  const ravi = await signedIn(world, { mobile: '9000000002' })
  const reply = await ravi.call('GET', `/prescriptions/${id}/stream`)
  expect(reply.status).toBe(404)
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  const nobody = await world.app.request(`/api/prescriptions/${id}/stream`)
  expect(nobody.status).toBe(401)
})
