import type { Reading } from '@dawadoot/reader'
import { ReadingBrokeOff } from '@dawadoot/reader/worker-reader'
import { asc } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { beforeEach, expect, test } from 'vitest'
import { READ_FAILURES } from '@dawadoot/domain/prescription/reading'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { jobs } from '../db/tables/machinery.ts'
import { prescriptionLines, prescriptions } from '../db/tables/prescriptions.ts'
import { type Caller, signedIn } from '../testing/caller.ts'
import { losesAnswers } from '../testing/lost-answer.ts'
import { DOLO_650, PAN_40 } from '../testing/known-medicines.ts'
import {
  type FakeReader,
  pngPaper,
  readerOf,
  reads,
  uploadForm,
  workerOf,
  workOff,
} from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { storedAddress } from '../testing/stored.ts'
import { openWorld, type World } from '../testing/world.ts'
import { createWorker } from '../jobs/worker.ts'
import { readPrescriptionJob } from './read-job.ts'

let world: World
let asha: Caller
let addressId: string
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
  addressId = await storedAddress(world, asha)
})

const uploaded = async (): Promise<string> => {
  const reply = await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  return (await replyOf(endpoints.uploadPrescription, reply)).uploadedData.prescriptionId
}
const result = (id: string) => asha.call('GET', `/prescriptions/${id}/results/${addressId}`)
const medicinesOf = async (id: string) =>
  (await replyOf(endpoints.getResult, await result(id))).extractedMedicines.medicine.map(
    (medicine) => medicine.id,
  )
const lines = () => world.database.db.select().from(prescriptionLines).orderBy(asc(prescriptionLines.n))
const theJob = async () => (await world.database.db.select().from(jobs))[0]

/** A reader that finishes when it is told to. */
const pausable = (reading: Reading) => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const reader: FakeReader = {
    read: async () => {
      start()
      await finished
      return reading
    },
  }
  return { reader, started, finish }
}

/** A reader that never comes to an end by itself, as when its process is killed or hangs. */
const stuck = () => {
  const { promise: started, resolve } = Promise.withResolvers<void>()
  const reader: FakeReader = {
    read: (_, { signal } = {}) => {
      resolve()
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('stopped')))
      })
    },
  }
  return { reader, started }
}

test('while it is being read the result says so, and then it is there', async () => {
  const id = await uploaded()
  const early = await result(id)
  expect(early.status).toBe(409)
  expect(await early.json()).toMatchObject({ code: 'prescription_not_ready' })
  await workOff(world, readerOf(reads(DOLO_650, PAN_40)))
  expect(await medicinesOf(id)).toEqual([DOLO_650, PAN_40])
})

test('a worker that is killed while reading loses nothing: another one takes the job over when its lease ends', async () => {
  const id = await uploaded()
  const { reader, started } = stuck()
  void workerOf(world, reader).runNext()
  await started

  const successor = workerOf(world, readerOf(reads(DOLO_650)))
  expect(await successor.runNext()).toBe(false)
  world.clock.advance(30_001)
  expect(await successor.runNext()).toBe(true)
  expect(await medicinesOf(id)).toEqual([DOLO_650])
})

test('a worker that was only slow does not write over, or beside, what its successor wrote', async () => {
  const id = await uploaded()
  const slow = pausable(reads(PAN_40, PAN_40))
  const late = workerOf(world, slow.reader).runNext()
  await slow.started
  world.clock.advance(30_001)
  await workOff(world, readerOf(reads(DOLO_650)))
  slow.finish()
  await late
  expect(await medicinesOf(id)).toEqual([DOLO_650])
  expect(await lines()).toHaveLength(1)
  // The upload and one page: the late worker has taken its own page away again.
  expect(world.blobs.keys()).toHaveLength(2)
})

test('a worker that comes to itself while its successor is reading leaves the job to the successor', async () => {
  const id = await uploaded()
  const slow = pausable(reads(PAN_40))
  const late = workerOf(world, slow.reader).runNext()
  await slow.started
  world.clock.advance(30_001)
  const second = pausable(reads(DOLO_650))
  const reading = workerOf(world, second.reader).runNext()
  await second.started
  slow.finish()
  await late
  expect((await result(id)).status).toBe(409)
  second.finish()
  await reading
  expect(await medicinesOf(id)).toEqual([DOLO_650])
})

test('a prescription that kills three workers ends as failed, never as processing for ever', async () => {
  const id = await uploaded()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { reader, started } = stuck()
    void workerOf(world, reader).runNext()
    await started
    world.clock.advance(30_001)
  }
  await workOff(world)
  const reply = await replyOf(endpoints.getResult, await result(id))
  expect(reply.extractedMedicines.medicine).toEqual([])
  expect(reply.readFailed).toMatch(/could not read/)
  expect(await theJob()).toMatchObject({ status: 'failed', reason: 'worker_died' })
})

test('a reader that breaks is tried three times, with a pause between', async () => {
  const id = await uploaded()
  let tries = 0
  const broken: FakeReader = {
    read: () => {
      tries += 1
      return Promise.reject(new TypeError('a bug'))
    },
  }
  const worker = workerOf(world, broken)
  expect(await worker.runNext()).toBe(true)
  expect(await worker.runNext()).toBe(false)
  for (let n = 0; n < 4; n += 1) {
    world.clock.advance(60_000)
    await workOff(world, broken)
  }
  expect(tries).toBe(3)
  expect((await replyOf(endpoints.getResult, await result(id))).readFailed).toBeDefined()
  expect(await theJob()).toMatchObject({ status: 'failed', reason: 'TypeError' })
})

test('a file that breaks the reader three times ends as failed with what broke it, and the next one is read', async () => {
  const id = await uploaded()
  let tries = 0
  const bomb: FakeReader = {
    read: () => {
      tries += 1
      return Promise.reject(new ReadingBrokeOff('timed_out'))
    },
  }
  for (let n = 0; n < 4; n += 1) {
    await workOff(world, bomb)
    world.clock.advance(60_000)
  }
  expect(tries).toBe(3)
  expect((await replyOf(endpoints.getResult, await result(id))).readFailed).toMatch(/took too long/)
  expect(await theJob()).toMatchObject({ status: 'failed', reason: 'ReadingBrokeOff' })
  const next = await uploaded()
  await workOff(world, readerOf(reads(DOLO_650)))
  expect(await medicinesOf(next)).toEqual([DOLO_650])
})

test('what is kept of a photo is what the reader made of it, and the upload is gone', async () => {
  await uploaded()
  const [upload] = world.blobs.keys()
  await workOff(world, readerOf(reads(DOLO_650)))
  const [row] = await world.database.db.select().from(prescriptions)
  expect(row).toMatchObject({ mediaType: 'image/jpeg', bytes: 3 })
  expect(await world.blobs.get(row?.blobKey ?? '')).toEqual(new Uint8Array([4, 5, 6]))
  expect(world.blobs.keys()).not.toContain(upload)
  expect(world.blobs.keys()).toHaveLength(2)
})

test.each<[string, FakeReader]>([
  ['cannot be decoded', readerOf({ status: 'failed', reason: 'damaged', pages: [] })],
  ['breaks the reader', { read: () => Promise.reject(new ReadingBrokeOff('timed_out')) }],
])('of a photo that %s nothing is kept', async (_, reader) => {
  await uploaded()
  for (let n = 0; n < 3; n += 1) {
    await workOff(world, reader)
    world.clock.advance(60_000)
  }
  expect(await world.database.db.select().from(prescriptions)).toMatchObject([
    { status: 'failed', blobKey: null },
  ])
  expect(world.blobs.keys()).toEqual([])
})

test('a PDF is kept as it was handed in', async () => {
  const document = await PDFDocument.create()
  document.addPage([300, 400])
  const bytes = new Uint8Array(await document.save())
  await asha.call('POST', '/prescriptions/upload', { body: uploadForm(bytes, 'rx.pdf') })
  const [upload] = world.blobs.keys()
  const { photo: _, ...reading } = reads(DOLO_650)
  await workOff(world, readerOf(reading))
  expect(await world.database.db.select().from(prescriptions)).toMatchObject([
    { mediaType: 'application/pdf', blobKey: upload },
  ])
  expect(world.blobs.keys()).toContain(upload)
})

test('a photo whose owner deletes everything while it is read leaves nothing', async () => {
  await uploaded()
  const slow = pausable(reads(DOLO_650))
  const working = workerOf(world, slow.reader).runNext()
  await slow.started
  expect((await asha.call('DELETE', '/users/me/data')).status).toBe(200)
  slow.finish()
  await working
  await workOff(world)
  expect(world.blobs.keys()).toEqual([])
})

test('a reading whose commit was not answered keeps its pages', async () => {
  const id = await uploaded()
  const { deps } = world
  const worker = createWorker({
    deps: { ...deps, database: losesAnswers(world.database) },
    handlers: [readPrescriptionJob({ ...deps, reader: readerOf(reads(DOLO_650)) })],
  })
  await worker.runNext()
  expect(await medicinesOf(id)).toEqual([DOLO_650])
  expect((await asha.call('GET', `/prescriptions/${id}/pages/1`)).status).toBe(200)
  expect(await theJob()).toMatchObject({ status: 'done' })
})

test('a server that stops puts the job back, and the next one reads it', async () => {
  const id = await uploaded()
  const { reader, started } = stuck()
  const working = workerOf(world, reader).runNext()
  await started
  world.stop.abort()
  await working
  expect(await theJob()).toMatchObject({ status: 'waiting', attempts: 0 })
  const next = await openedAgain()
  await workOff(next, readerOf(reads(DOLO_650)))
  expect(await medicinesOf(id)).toEqual([DOLO_650])
})

/** The same data under a server that has just been started. */
const openedAgain = async (): Promise<World> => ({
  ...world,
  deps: { ...world.deps, stopping: new AbortController().signal },
})

test.each(READ_FAILURES)('a page that ends as %s says why in words for a patient', async (reason) => {
  const id = await uploaded()
  await workOff(world, readerOf({ status: 'failed', reason, pages: [] }))
  const reply = await replyOf(endpoints.getResult, await result(id))
  expect(reply.readFailed).toMatch(/^[A-Z].+\.$/)
  expect(reply.extractedMedicines.medicine).toEqual([])
  expect(await world.database.db.select().from(prescriptions)).toMatchObject([
    { status: 'failed', failure: reason },
  ])
})
