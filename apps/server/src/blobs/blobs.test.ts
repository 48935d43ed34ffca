import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
let server: Server
let port: number
const objects = new Map<string, Buffer>()

/** Two objects a page, each stored at the same second; the token needs both kinds of escaping. */
const listing = (query: URLSearchParams): string => {
  const start = Number(query.get('continuation-token')?.split('&=+')[1] ?? 0)
  const all = [...objects.keys(), '/dawadoot/other/file.txt']
  const entry = (path: string) =>
    `<Contents><Key>${path.replace('/dawadoot/', '')}</Key><LastModified>2026-11-27T06:30:00.000Z</LastModified><Size>4</Size></Contents>`
  const more = start + 2 < all.length
  return `<?xml version="1.0"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${more}</IsTruncated>${all
    .slice(start, start + 2)
    .map(entry)
    .join(
      '',
    )}${more ? `<NextContinuationToken>from&amp;=+${start + 2}</NextContinuationToken>` : ''}</ListBucketResult>`
}
const authorizations: string[] = []

/** An object store as the protocol has it: PUT, GET and DELETE by path, 404 for what is not there. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawadoot-blobs-'))
  server = createServer((request, reply) => {
    const { method, url = '' } = request
    authorizations.push(request.headers.authorization ?? '')
    void buffer(request).then((body) => {
      const { pathname, searchParams } = new URL(url, 'http://store')
      if (searchParams.get('list-type') === '2' && pathname === '/dawadoot') {
        reply.end(listing(searchParams))
        return
      }
      if (method === 'PUT') objects.set(url, body)
      const object = objects.get(url)
      if (method === 'DELETE') objects.delete(url)
      reply.writeHead(object ? 200 : 404).end(method === 'GET' ? object : undefined)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const listOf = async (store: BlobStore): Promise<StoredBlob[]> => {
  const all: StoredBlob[] = []
  for await (const blob of store.list()) all.push(blob)
  return all
}

const s3 = (at = port): BlobStore =>
  createS3Store({
    endpoint: `http://127.0.0.1:${at}/`,
    bucket: 'dawadoot',
    accessKey: 'access',
    secretKey: 'secret',
    region: 'ap-south-1',
  })

describe.each([
  ['a folder', () => createFolderStore(join(folder, 'blobs'))],
  ['an object store', s3],
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

test('calls to an object store are signed for its region', () => {
  expect(authorizations[0]).toMatch(
    /^AWS4-HMAC-SHA256 Credential=access\/\d{8}\/ap-south-1\/s3\/aws4_request/,
  )
})

test('an object store that fails is an error, not an absent blob', async () => {
  const broken = createServer((_, reply) => void reply.writeHead(403).end()).listen(0, '127.0.0.1')
  await once(broken, 'listening')
  const address = broken.address()
  const store = s3(typeof address === 'object' && address ? address.port : 0)
  await expect(store.get(key)).rejects.toThrow('the object store answered 403')
  await expect(store.put(key, new Uint8Array(1), 'image/webp')).rejects.toThrow('403')
  await expect(listOf(store)).rejects.toThrow('the object store answered 403')
  broken.close()
})
