import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newBlobKey } from './blob-key.ts'
import type { BlobStore } from './blob-store.ts'
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
const authorizations: string[] = []

/** An object store as the protocol has it: PUT, GET and DELETE by path, 404 for what is not there. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawadoot-blobs-'))
  server = createServer((request, reply) => {
    const { method, url = '' } = request
    authorizations.push(request.headers.authorization ?? '')
    void buffer(request).then((body) => {
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
  broken.close()
})
