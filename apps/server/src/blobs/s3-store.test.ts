import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/caller.ts'
import { pngPaper, uploadForm } from '../testing/paper.ts'
import { type S3Server, startS3 } from '../testing/s3-server.ts'
import { openWorld } from '../testing/world.ts'
import type { BlobStore } from './blob-store.ts'
import { BlobStoreFailure } from './blob-store-failure.ts'
import { newBlobKey } from './blob-key.ts'
import { createS3Store, type S3Settings } from './s3-store.ts'

const key = newBlobKey('pages', () => new Uint8Array(24).fill(7))

let s3: S3Server
beforeEach(async () => {
  s3 = await startS3()
})
const standIns: Server[] = []
afterEach(async () => {
  await s3.stop()
  for (const server of standIns.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A store that answers as no real one should. */
const standIn = async (answer: RequestListener): Promise<S3Settings> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  standIns.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { ...s3.settings, endpoint: `http://127.0.0.1:${port}` }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const calls: [string, (store: BlobStore) => Promise<unknown>][] = [
  ['to store', (store) => store.put(key, new Uint8Array(1), 'image/webp')],
  ['to read', (store) => store.get(key)],
  ['to delete', (store) => store.delete(key)],
  ['to list', (store) => store.list()[Symbol.asyncIterator]().next()],
]

describe.each(calls)('asked %s', (_, call) => {
  const refusal = async (settings: S3Settings): Promise<unknown> =>
    call(createS3Store({ ...settings, timeoutMs: 300 })).catch((error: unknown) => error)

  test.each([
    ['another secret', { secretKey: 'guessed' }, 'the object store answered 403'],
    ['another key', { accessKey: 'somebody' }, 'the object store answered 403'],
    ['another region', { region: 'us-east-1' }, 'the object store answered 403'],
    ['a bucket that is not there', { bucket: 'elsewhere' }, 'the object store answered 404'],
    [
      'a port on which nobody listens',
      { endpoint: 'http://127.0.0.1:1' },
      'the object store cannot be reached',
    ],
  ])('with %s it fails in clear words', async (_name, wrong, words) => {
    const error = await refusal({ ...s3.settings, ...wrong })
    expect(error).toBeInstanceOf(BlobStoreFailure)
    expect(String(error)).toContain(words)
  })

  // What waits is held by nothing but the waiting: garbage was once collected together with the end of the patience.
  test('of a store that never answers it gives up, also when garbage is collected meanwhile', async () => {
    const error = await refusal(await standIn(() => collectGarbage()))
    expect(error).toBeInstanceOf(BlobStoreFailure)
    expect(String(error)).toContain('the object store cannot be reached')
  })
})

test('a store that refuses for a moment is asked again, and a stream is not', async () => {
  let asked = 0
  const settings = await standIn((request, reply) => {
    request.resume().once('end', () => {
      asked += 1
      reply.writeHead(asked % 3 === 0 ? 200 : 503).end()
    })
  })
  const store = createS3Store(settings)
  await store.put(key, new Uint8Array(1), 'image/png')
  expect(asked).toBe(3)
  const pieces = async function* () {
    yield new Uint8Array(1)
  }
  await expect(store.put(key, pieces(), 'image/png')).rejects.toThrow('the object store answered 503')
  expect(asked).toBe(4)
})

test('a store that stops in the middle of a file is out of reach, and gives no half of it', async () => {
  const settings = await standIn((_, reply) => reply.writeHead(200, { 'content-length': '9' }).write('half'))
  await expect(createS3Store({ ...settings, timeoutMs: 300 }).get(key)).rejects.toThrow(BlobStoreFailure)
})

test('a file that comes in pieces is announced with its length, without which S3 takes nothing', async () => {
  const announced: unknown[] = []
  const settings = await standIn((request, reply) => {
    announced.push(request.headers['content-length'], request.headers['transfer-encoding'])
    request.resume().once('end', () => reply.end())
  })
  const pieces = async function* () {
    for (let n = 0; n < 9; n += 1) yield new Uint8Array(70_000)
  }
  await createS3Store(settings).put(key, pieces(), 'image/png')
  expect(announced).toEqual(['630000', undefined])
})

test('a page instead of a list, as a proxy may send it, empties nothing', async () => {
  const settings = await standIn((_, reply) => void reply.end('<html>Please log in</html>'))
  const [, list] = calls.at(-1) ?? []
  await expect(list?.(createS3Store(settings))).rejects.toThrow('something else than a list')
})

test('marks in the token of a list are read as they were meant', async () => {
  const asked: (string | null)[] = []
  const settings = await standIn((request, reply) => {
    const token = new URL(request.url ?? '', 'http://store').searchParams.get('continuation-token')
    asked.push(token)
    const more = token === null
    reply.end(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${
        more ? '<NextContinuationToken>from&amp;=+2&lt;</NextContinuationToken>' : ''
      }<Contents><Key>${key}</Key><LastModified>2026-11-27T06:30:00.000Z</LastModified></Contents>
      <Contents><Key>other/file.txt</Key><LastModified>2026-11-27T06:30:00.000Z</LastModified></Contents></ListBucketResult>`,
    )
  })
  const listed: string[] = []
  for await (const blob of createS3Store(settings).list()) listed.push(blob.key)
  expect(asked).toEqual([null, 'from&=+2<'])
  expect(listed).toEqual([key, key])
})

describe('the shop on an object store', () => {
  const upload = async (settings: S3Settings) => {
    const world = await openWorld({ deps: { blobs: createS3Store({ ...settings, timeoutMs: 5000 }) } })
    const asha = await signedIn(world)
    const sent = { body: uploadForm(await pngPaper()) }
    return { world, reply: await asha.call('POST', '/prescriptions/upload', sent) }
  }

  test('takes a prescription in', async () => {
    const { reply } = await upload(s3.settings)
    expect(reply.status).toBe(202)
    const stored: string[] = []
    for await (const blob of createS3Store(s3.settings).list()) stored.push(blob.key)
    expect(stored).toHaveLength(1)
  })

  test.each([
    ['is not there', { endpoint: 'http://127.0.0.1:1' }],
    ['refuses our key', { secretKey: 'guessed' }],
  ])(
    'that %s asks the customer to come back, keeps no row, and says nothing of the store',
    async (_, wrong) => {
      const { world, reply } = await upload({ ...s3.settings, ...wrong })
      expect(reply.status).toBe(503)
      expect(reply.headers.get('retry-after')).toBe('5')
      expect(await reply.text()).not.toMatch(/store|127\.0|bucket|dawadoot|guessed/i)
      const { rows } = await world.database.db.execute<{ n: number }>(
        'select count(*)::int as n from prescriptions',
      )
      expect(rows[0]?.n).toBe(0)
      expect(world.logLines.join('')).not.toContain('guessed')
    },
  )
})
