import { afterEach, expect, test } from 'vitest'
import type { PrescriptionReader } from './reading.ts'
import { generatePrescription } from './testing/generate.ts'
import { seededHostileFiles } from './testing/seeded-hostile-files.ts'
import { loadKnowledge } from './testing/load-catalogue.ts'
import { openWorkerReader } from './worker-reader.ts'
import type { ReadingLimits } from './worker-reader.ts'

const knowledge = await loadKnowledge(new URL('../test-data/', import.meta.url))
const typed = await generatePrescription({ kind: 'typed-pdf', seed: 11, medicines: knowledge.medicines })
const photo = await generatePrescription({ kind: 'photo', seed: 15, medicines: knowledge.medicines })

/** A slow machine must not make a test fail. */
const PATIENT = { stepMs: 100_000, startMs: 100_000 }
let reader: PrescriptionReader | undefined
const open = (limits: Partial<ReadingLimits> = {}) =>
  (reader = openWorkerReader({ ...knowledge, limits: { ...PATIENT, ...limits } }))
afterEach(() => reader?.close())

test('readings come back from the worker with their pages and progress, one after the other', async () => {
  const steps: string[] = []
  const { read } = open()
  const both = await Promise.all([
    read(typed.bytes, { onProgress: ({ stage }) => steps.push(`first ${stage}`) }),
    read(typed.bytes, { onProgress: ({ stage }) => steps.push(`second ${stage}`) }),
  ])
  expect(both[0].status).toBe('read')
  expect(both[0].pages[0]?.bytes).toBeInstanceOf(Uint8Array)
  expect(both[1]).toEqual(both[0])
  expect(steps).toEqual(['first reading', 'first matching', 'second reading', 'second matching'])
})

test('the worker knows what day it is: a prescription from the future has no date', async () => {
  const { read } = open()
  const today = typed.content?.date ?? ''
  const before = String(Number(today.slice(0, 4)) - 1) + today.slice(4)
  expect(await read(typed.bytes, { today })).toMatchObject({ status: 'read', date: today })
  expect(await read(typed.bytes, { today: before })).not.toHaveProperty('date')
})

test('bad input is an answer of the worker, not its end', async () => {
  const { read } = open()
  expect(await read(new Uint8Array())).toEqual({ status: 'failed', reason: 'empty', pages: [] })
})

test('a reading that takes too long breaks off, however often it is tried, and says why', async () => {
  const { read } = open({ stepMs: 1 })
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(read(photo.bytes)).rejects.toMatchObject({ name: 'ReadingBrokeOff', reason: 'timed_out' })
})

test.runIf(process.platform === 'linux')(
  'a reading that takes too much memory breaks off, native memory included',
  async () => {
    const { read } = open({ memoryMb: 100 })
    await expect(read(photo.bytes)).rejects.toMatchObject({ name: 'ReadingBrokeOff', reason: 'damaged' })
  },
)

test('an aborted reading rejects with its reason, and the next one is read', async () => {
  const { read } = open()
  const leaving = new AbortController()
  const reason = new Error('the customer left')
  const reading = read(photo.bytes, { signal: leaving.signal, onProgress: () => leaving.abort(reason) })
  await expect(reading).rejects.toBe(reason)
  expect((await read(typed.bytes)).status).toBe('read')
})

type Report = { libuv: { type: string; is_active: boolean; pid?: number }[] }

/** The reading process of this test, found among what this process has open. */
function killReadingProcess() {
  const report: Report = JSON.parse(JSON.stringify(process.report.getReport()))
  const pid = report.libuv.find(({ type, is_active }) => type === 'process' && is_active)?.pid
  if (pid === undefined) throw new Error('no reading process is running')
  process.kill(pid, 'SIGKILL')
}

test('a file that breaks the worker breaks off its own reading, and the next one is read by a fresh worker', async () => {
  const { read } = open()
  await expect(read(photo.bytes, { onProgress: killReadingProcess })).rejects.toMatchObject({
    name: 'ReadingBrokeOff',
    reason: 'damaged',
  })
  expect((await read(typed.bytes)).status).toBe('read')
})

test('the caller goes on with its own work while a page is read', async () => {
  const { read } = open()
  let turns = 0
  const other = setInterval(() => turns++, 1)
  await read(photo.bytes)
  clearInterval(other)
  expect(turns).toBeGreaterThan(10)
})

test('closing ends a running reading, and a closed reader reads no more', async () => {
  const { read, close } = open()
  await expect(read(photo.bytes, { onProgress: () => void close() })).rejects.toThrow('closed')
  await expect(read(typed.bytes)).rejects.toThrow('closed')
})

test('hostile files of every sort end in a refusal or a failed page, and the reader reads on', async () => {
  const { read } = open()
  const ends = new Map<string, Set<string>>()
  for await (const { sort, bytes } of seededHostileFiles(33, 7411)) {
    const reading = await read(bytes)
    const end = reading.status === 'read' ? 'read' : reading.reason
    ends.set(sort, (ends.get(sort) ?? new Set()).add(end))
  }
  expect(ends.size).toBe(12)
  expect(ends.get('SVG and HTML')).toEqual(new Set(['type_unsupported']))
  expect(ends.get('huge by its header')).toEqual(new Set(['image_too_large']))
  // What can be read in spite of what was done to it may be: a file with another one behind it.
  const readable = [...ends].filter(([, each]) => each.has('read')).map(([sort]) => sort)
  expect(['polyglot', 'bits flipped', 'a block overwritten']).toEqual(expect.arrayContaining(readable))
  expect((await read(typed.bytes)).status).toBe('read')
})

test('opening a reader starts nothing', async () => {
  await expect(open().close()).resolves.toBeUndefined()
})
