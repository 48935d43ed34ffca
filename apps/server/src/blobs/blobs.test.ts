import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3 } from '../testing/s3-server.ts'
import { newBlobKey } from './blob-key.ts'
import type { BlobStore, StoredBlob } from './blob-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

const bytesOf = (fill: number) => () => new Uint8Array(24).fill(fill)
const key = newBlobKey('pages', bytesOf(7))

test('a key is random, says nothing, and lies in one of 256 folders', () => {
  expect(key).toBe(`pages/07/${'07'.repeat(24)}`)
})

let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawadoot-blobs-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const listOf = async (store: BlobStore): Promise<StoredBlob[]> => {
  const all: StoredBlob[] = []
  for await (const blob of store.list()) all.push(blob)
  return all
}

describe.each([
  ['a folder', () => createFolderStore(join(folder, 'blobs'))],
  // Two keys at a time, so that five take three calls.
  ['an object store', () => createS3Store({ ...s3.settings, keysAtATime: 2 })],
])('%s', (_, open) => {
  test('gives back what was put, until it is deleted', async () => {
    const store = open()
    const bytes = Uint8Array.from([0, 1, 254, 255])
    expect(await store.get(key)).toBeUndefined()
    await store.put(key, bytes, 'image/webp')
    expect(Buffer.from((await store.get(key)) ?? [])).toEqual(Buffer.from(bytes))
    await store.delete(key)
    expect(await store.get(key)).toBeUndefined()
    await store.delete(key)
  })

  test('keeps the largest prescription there may be, byte by byte', async () => {
    const store = open()
    const bytes = new Uint8Array(10 * 1024 * 1024).map((_none, n) => n % 251)
    await store.put(key, bytes, 'application/pdf')
    expect(Buffer.compare((await store.get(key)) ?? new Uint8Array(), bytes)).toBe(0)
    await store.delete(key)
  })

  test('takes a file in pieces, as they come', async () => {
    const store = open()
    const pieces = async function* () {
      for (let n = 0; n < 100; n += 1) yield new Uint8Array(50_000 + n).fill(n)
    }
    await store.put(key, pieces(), 'image/png')
    const whole = Buffer.concat(Array.from({ length: 100 }, (_none, n) => new Uint8Array(50_000 + n).fill(n)))
    expect(Buffer.compare((await store.get(key)) ?? new Uint8Array(), whole)).toBe(0)
    await store.delete(key)
  })

  test('keeps nothing of a file that breaks off, and says what broke it off', async () => {
    const store = open()
    const reason = new Error('the line went dead')
    const pieces = async function* () {
      yield new Uint8Array(300_000)
      throw reason
    }
    await expect(store.put(key, pieces(), 'image/png')).rejects.toBe(reason)
    expect(await listOf(store)).toEqual([])
  })

  test('puts a file in the place of one with the same key', async () => {
    const store = open()
    await store.put(key, Uint8Array.from([1]), 'image/png')
    await store.put(key, Uint8Array.from([2, 3]), 'image/png')
    expect([...((await store.get(key)) ?? [])]).toEqual([2, 3])
    await store.delete(key)
  })

  test('lists everything that is in it, and when it was stored', async () => {
    const store = open()
    const keys = [1, 2, 3, 4, 5].map((fill) => newBlobKey('prescriptions', bytesOf(fill)))
    for (const one of keys) await store.put(one, Uint8Array.from([1]), 'image/png')
    const listed = await listOf(store)
    expect(listed.map((blob) => blob.key).toSorted()).toEqual(keys)
    for (const { storedAt } of listed) expect(storedAt.getTime()).toBeGreaterThan(Date.UTC(2026, 0))
    for (const one of keys) await store.delete(one)
    expect(await listOf(store)).toEqual([])
  })

  test('reaches nothing but its own blobs', async () => {
    const store = open()
    for (const bad of ['../etc/passwd', 'pages/../../x', '', 'pages/07/short'])
      await expect(async () => store.get(bad)).rejects.toThrow('not the key of a blob')
  })
})

test('a file lies under its name only once it is whole', async () => {
  const store = createFolderStore(join(folder, 'whole'))
  await store.put(key, new Uint8Array(10), 'image/webp')
  const names = await readdir(join(folder, 'whole'), { recursive: true })
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
})

test('half of a file that a crash left is listed, and can be deleted', async () => {
  const store = createFolderStore(join(folder, 'crashed'))
  await mkdir(join(folder, 'crashed/pages/07'), { recursive: true })
  await writeFile(join(folder, 'crashed', `${key}.part`), 'half')
  expect(await listOf(store)).toMatchObject([{ key }])
  await store.delete(key)
  expect(await listOf(store)).toEqual([])
})

test('a folder that is not there yet holds nothing', async () => {
  expect(await listOf(createFolderStore(join(folder, 'new')))).toEqual([])
})
