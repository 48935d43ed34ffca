import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createListener } from '../web/listener.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BlobStore } from '../blobs/blob-store.ts'
import { createFolderStore } from '../blobs/folder-store.ts'
import { createS3Store } from '../blobs/s3-store.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import { type Caller, signedIn } from '../testing/caller.ts'
import { jpegPaper } from '../testing/paper.ts'
import { startS3 } from '../testing/s3-server.ts'
import { openWorld, type World } from '../testing/world.ts'

const KB = 1024
const MB = 1024 * KB
const PIECE = 64 * KB

/** Lets the bytes through that arrive at a store, and counts them. */
const watched = (store: BlobStore) => {
  const pieces: number[] = []
  const much = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<unknown>()
  const seen = () => pieces.reduce((sum, size) => sum + size, 0)
  const count = async function* (bytes: AsyncIterable<Uint8Array>) {
    for await (const piece of bytes) {
      pieces.push(piece.length)
      if (seen() >= MB) much.resolve()
      yield piece
    }
  }
  const put: BlobStore['put'] = async (key, bytes, mediaType) => {
    if (bytes instanceof Uint8Array) throw new Error('the store was handed a whole file')
    await store.put(key, count(bytes), mediaType).finally(() => ended.resolve(undefined))
  }
  return { store: { ...store, put }, pieces, seen, much: much.promise, ended: ended.promise }
}

/** A file of this size, a photo with zeros behind its end unless it starts otherwise, as the pieces of a form. */
const formOf = async (size: number, start?: Uint8Array) => {
  const head = [
    '--cut',
    'Content-Disposition: form-data; name="prescription"; filename="rx.jpg"',
    'Content-Type: image/jpeg',
    '',
    '',
  ].join('\r\n')
  const paper = Buffer.from(start ?? (await jpegPaper()))
  // Padded before its end: what hangs on behind the end of a photo is not stored.
  const file = Buffer.concat([paper.subarray(0, -2), new Uint8Array(size - paper.length), paper.subarray(-2)])
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--cut--\r\n')])
  return Array.from({ length: Math.ceil(body.length / PIECE) }, (_, n) =>
    body.subarray(n * PIECE, (n + 1) * PIECE),
  )
}
const TYPE = 'multipart/form-data; boundary=cut'

const sender = (pieces: readonly Uint8Array[], onSend: (sent: number) => void = () => undefined) => {
  let n = 0
  let sent = 0
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const piece = pieces[n]
        if (!piece) return controller.close()
        n += 1
        sent += piece.length
        onSend(sent)
        controller.enqueue(piece)
      },
    },
    { highWaterMark: 0 },
  )
}

const post = (world: World, person: Caller, body: ReadableStream<Uint8Array>) =>
  world.app.request('/api/prescriptions/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': TYPE },
    body,
    duplex: 'half',
  })

describe('while a file comes in', () => {
  let world: World
  let asha: Caller
  let store: ReturnType<typeof watched>
  beforeEach(async () => {
    const plain = await openWorld()
    store = watched(plain.blobs)
    world = { ...plain, ...(await openWorld({ deps: { blobs: store.store } })), blobs: plain.blobs }
    asha = await signedIn(world)
  })

  test('the store has nearly all of it that was sent, however large it is', async () => {
    let furthestAhead = 0
    const pieces = await formOf(9 * MB)
    const reply = await post(
      world,
      asha,
      sender(pieces, (sent) => {
        furthestAhead = Math.max(furthestAhead, sent - store.seen())
      }),
    )
    expect(reply.status).toBe(202)
    expect(store.seen()).toBe(9 * MB)
    expect(Math.max(...store.pieces)).toBeLessThan(MB / 2)
    expect(furthestAhead).toBeLessThan(MB)
    expect(await world.database.db.select().from(prescriptions)).toMatchObject([{ bytes: 9 * MB }])
  })

  test('one that turns out to be too large is refused there, and nothing of it stays', async () => {
    let sent = 0
    const pieces = await formOf(30 * MB)
    const reply = await post(
      world,
      asha,
      sender(pieces, (bytes) => (sent = bytes)),
    )
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({
      code: 'file_too_large',
      message: 'File is larger than 10 MB.',
    })
    expect(sent).toBeLessThan(12 * MB)
    expect(world.blobs.keys()).toEqual([])
  })

  test('one of another kind is refused by how it begins, and the store sees nothing of it', async () => {
    let sent = 0
    const pieces = await formOf(9 * MB, Buffer.from('GIF89a'))
    const reply = await post(
      world,
      asha,
      sender(pieces, (bytes) => (sent = bytes)),
    )
    expect(reply.status).toBe(415)
    expect(await reply.json()).toMatchObject({ code: 'file_type_unsupported' })
    expect(sent).toBeLessThan(MB)
    expect(store.pieces).toEqual([])
  })

  test('a PDF that cannot be opened is refused once it is there, and goes again', async () => {
    const reply = await post(world, asha, sender(await formOf(2 * MB, Buffer.from('%PDF-1.7\n1 0 obj'))))
    expect(reply.status).toBe(422)
    expect(await reply.json()).toMatchObject({ code: 'file_damaged' })
    expect(store.seen()).toBe(2 * MB)
    expect(world.blobs.keys()).toEqual([])
  })
})

/** A photo whose header lies behind 200 kB of notes, and says that it is so large. */
const lateHeader = async (side: number): Promise<Buffer> => {
  const photo = Buffer.from(await jpegPaper())
  const size = photo.indexOf(Buffer.from([0xff, 0xc0])) + 5
  photo.writeUInt16BE(side, size)
  photo.writeUInt16BE(side, size + 2)
  const note = Buffer.concat([Buffer.from([0xff, 0xed, 0xff, 0xff]), new Uint8Array(0xffff - 2)])
  return Buffer.concat([photo.subarray(0, 2), note, note, note, photo.subarray(2)])
}

test('a photo that says late how large it is is judged all the same', async () => {
  const world = await openWorld()
  const asha = await signedIn(world)
  const small = await post(world, asha, sender(await formOf(MB, await lateHeader(80))))
  expect(small.status).toBe(202)
  const kept = world.blobs.keys()
  const large = await post(world, asha, sender(await formOf(MB, await lateHeader(30_000))))
  expect(large.status).toBe(422)
  expect(await large.json()).toMatchObject({ code: 'file_too_many_pixels' })
  expect(world.blobs.keys()).toEqual(kept)
})

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean()
})

const inFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dawadoot-upload-'))
  cleanUp.push(() => rm(folder, { recursive: true, force: true }))
  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  return { store: createFolderStore(folder), files }
}
const inObjectStore = async () => {
  const s3 = await startS3()
  cleanUp.push(s3.stop)
  const store = createS3Store(s3.settings)
  const files = async () => {
    const all: string[] = []
    for await (const { key } of store.list()) all.push(key)
    return all
  }
  return { store, files }
}

describe.each([
  ['a folder', inFolder],
  ['an object store', inObjectStore],
])('in %s', (_, open) => {
  test('a connection that is cut in the middle of a file leaves nothing', async () => {
    const { store, files } = await open()
    const watch = watched(store)
    const world = await openWorld({ deps: { blobs: watch.store } })
    const asha = await signedIn(world)
    const server = createServer(createListener(world.app.fetch)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanUp.push(async () => void server.close())
    const address = server.address()
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    socket.write(
      [
        'POST /api/prescriptions/upload HTTP/1.1',
        'Host: shop.test',
        `Authorization: Bearer ${asha.token}`,
        `Content-Type: ${TYPE}`,
        `Content-Length: ${9 * MB}`,
        '',
        '',
      ].join('\r\n'),
    )
    for (const piece of (await formOf(9 * MB)).slice(0, 40)) socket.write(piece)
    await watch.much
    socket.destroy()
    await watch.ended
    expect(await files()).toEqual([])
    expect(await world.database.db.$count(prescriptions)).toBe(0)
  })

  test('a file whose row cannot be written leaves nothing', async () => {
    const { store, files } = await open()
    const watch = watched(store)
    const { database } = await openWorld()
    const world = await openWorld({
      deps: {
        blobs: watch.store,
        database: { ...database, transaction: () => Promise.reject(new Error('no')) },
      },
    })
    const reply = await post(world, await signedIn(world), sender(await formOf(2 * MB)))
    expect(reply.status).toBe(500)
    expect(watch.seen()).toBe(2 * MB)
    expect(await files()).toEqual([])
  })
})
