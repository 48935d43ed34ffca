import { endpoints } from '@dawadoot/api/contract/endpoints'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { PDFDocument } from 'pdf-lib'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { jobs } from '../db/tables/machinery.ts'
import { consents } from '../db/tables/people.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import { type Caller, signedIn, visitor } from '../testing/caller.ts'
import { losesAnswers } from '../testing/lost-answer.ts'
import { jpegPaper, pngPaper, uploadForm } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Caller
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
})

/** As bytes, because a browser's body goes on coming after the server has stopped reading it. */
const upload = async (form: FormData, headers: Record<string, string> = {}, cutBy = 0) => {
  const request = new Request('http://shop.test/', { method: 'POST', body: form })
  const contentType = request.headers.get('content-type') ?? ''
  const bytes = await request.bytes()
  return world.app.request('/api/prescriptions/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${asha.token}`, 'content-type': contentType, ...headers },
    body: bytes.slice(0, bytes.length - cutBy),
  })
}
const stored = () => world.database.db.select().from(prescriptions)
const text = (words: string) => new Uint8Array(new TextEncoder().encode(words))

const pdfOf = async (pages: number) => {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([300, 400])
  return new Uint8Array(await document.save())
}

test('of a photo nothing is stored that says where and by what it was taken, also before it is read', async () => {
  const photo = await sharp(await jpegPaper())
    .withExif({
      IFD0: { Make: 'Telephone of Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 37/1 18/1' },
    })
    .toBuffer()
  expect(photo.toString('latin1')).toContain('Telephone of Asha')
  await replyOf(endpoints.uploadPrescription, await upload(uploadForm(new Uint8Array(photo))))
  const [row] = await stored()
  const file = Buffer.from((await world.blobs.get(row?.blobKey ?? '')) ?? [])
  expect(file.toString('latin1')).not.toMatch(/Telephone|Exif/)
  expect(row).toMatchObject({ status: 'queued', bytes: file.length })
  expect((await sharp(file).metadata()).exif).toBeUndefined()
})

test('a prescription is stored under a random name, queued for reading, and the consent is kept', async () => {
  const reply = await replyOf(endpoints.uploadPrescription, await upload(uploadForm(await jpegPaper())))
  expect(reply.message).toBe('Prescription uploaded successfully')
  const [row] = await stored()
  expect(row).toMatchObject({
    id: reply.uploadedData.prescriptionId,
    status: 'queued',
    mediaType: 'image/jpeg',
  })
  expect(world.blobs.keys()).toEqual([row?.blobKey])
  expect(row?.blobKey).not.toContain('rx')
  expect(await world.database.db.select().from(jobs)).toMatchObject([
    { kind: 'read_prescription', status: 'waiting', payload: { prescriptionId: row?.id } },
  ])
  expect(await world.database.db.select().from(consents)).toMatchObject([{ purpose: 'prescription' }])
})

test.each([
  ['', 'photo'],
  ['application/octet-stream', 'photo.jpg'],
  ['text/html', 'photo.html'],
])('a photo that the browser calls "%s" is taken for what it is', async (type, name) => {
  expect((await upload(uploadForm(await pngPaper(), name, type))).status).toBe(202)
  expect(await stored()).toMatchObject([{ mediaType: 'image/png' }])
})

test('a PDF of twenty pages is accepted', async () => {
  expect((await upload(uploadForm(await pdfOf(20), 'rx.pdf'))).status).toBe(202)
})

/** A small picture whose header claims to be large. */
const claiming = async (width: number, height: number) => {
  const bytes = await pngPaper()
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  view.setUint32(29, crc32(bytes.subarray(12, 29)))
  return bytes
}

const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><text>%PDF-1.7</text></svg>')
const TYPE_WORDS = 'Only PDF, JPG, JPEG, PNG files are allowed.'

test.each<
  [string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string, number, string, string?]
>([
  ['an empty file', () => new Uint8Array(), 'rx.jpg', 422, 'file_empty', 'The file is empty.'],
  [
    'a renamed program',
    () => text('MZ\u0000\u0003 This program cannot be run'),
    'rx.pdf',
    415,
    'file_type_unsupported',
    TYPE_WORDS,
  ],
  ['an SVG called x.svg', () => svg, 'x.svg', 415, 'file_type_unsupported', TYPE_WORDS],
  ['an SVG called x.png', () => svg, 'x.png', 415, 'file_type_unsupported', TYPE_WORDS],
  [
    'HTML called rx.pdf',
    () => text('<html><script>alert(1)</script></html>'),
    'rx.pdf',
    415,
    'file_type_unsupported',
    TYPE_WORDS,
  ],
  [
    'a photo of an iPhone in HEIC',
    () => text('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000'),
    'IMG_0001.HEIC',
    415,
    'file_type_unsupported',
    `${TYPE_WORDS} Take a photo or a screenshot instead.`,
  ],
  [
    'eleven megabytes',
    () => new Uint8Array(11 * 1024 * 1024).fill(0xff),
    'rx.jpg',
    413,
    'file_too_large',
    'File is larger than 10 MB.',
  ],
  [
    'a PDF of 25 pages',
    () => pdfOf(25),
    'rx.pdf',
    422,
    'file_too_many_pages',
    'This PDF has more than 20 pages.',
  ],
  [
    'a picture that claims to be 30000 x 30000',
    () => claiming(30_000, 30_000),
    'rx.png',
    422,
    'file_too_many_pixels',
    'This photo is too large.',
  ],
  [
    'a tiny file of 121 megapixels',
    async () =>
      new Uint8Array(
        await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      ),
    'rx.png',
    422,
    'file_too_many_pixels',
    'This photo is too large.',
  ],
  ['a PDF that is cut off', () => text('%PDF-1.7\n1 0 obj\n<<'), 'rx.pdf', 422, 'file_damaged'],
])(
  '%s is refused in clear words and leaves nothing behind',
  async (_, bytes, name, status, code, message) => {
    const reply = await upload(uploadForm(await bytes(), name))
    expect(await reply.json()).toMatchObject({ code, ...(message && { message }) })
    expect(reply.status).toBe(status)
    expect(await stored()).toEqual([])
    expect(world.blobs.keys()).toEqual([])
    expect(await world.database.db.$count(jobs)).toBe(0)
  },
)

test('an upload whose boundary was lost is told apart from one without a file', async () => {
  const lost = await asha.call('POST', '/prescriptions/upload', {
    body: 'anything',
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(lost.status).toBe(400)
  expect(await lost.json()).toMatchObject({ code: 'multipart_malformed' })
  const none = new FormData()
  none.set('file', new File([await pngPaper()], 'rx.png'))
  const missing = await upload(none)
  expect(missing.status).toBe(422)
  expect(await missing.json()).toMatchObject({ code: 'file_missing' })
})

test('a body that was cut off on the way stores nothing', async () => {
  const reply = await upload(uploadForm(await pngPaper()), {}, 40)
  expect(reply.status).toBe(400)
  expect(await stored()).toEqual([])
})

test('a visitor is turned away before the file is looked at', async () => {
  const reply = await visitor(world).call('POST', '/prescriptions/upload', {
    body: uploadForm(new Uint8Array(100)),
  })
  expect(reply.status).toBe(401)
})

test('the same upload sent again after a lost answer is the same prescription, stored once', async () => {
  const headers = { 'idempotency-key': 'upload-one' }
  const paper = await jpegPaper()
  const replies = await Promise.all([1, 2, 3].map(() => upload(uploadForm(paper), headers)))
  replies.push(await upload(uploadForm(paper), headers))
  const bodies = await Promise.all(replies.map((reply) => reply.text()))
  expect(new Set(bodies)).toHaveLength(1)
  expect(await stored()).toHaveLength(1)
  expect(world.blobs.keys()).toHaveLength(1)
  expect(await world.database.db.$count(jobs)).toBe(1)
})

test('a file that was changed and chosen again is new, and never hides behind an old key', async () => {
  const headers = { 'idempotency-key': 'upload-one' }
  await upload(uploadForm(await jpegPaper()), headers)
  const changed = await upload(uploadForm(await pngPaper()), headers)
  expect(changed.status).toBe(422)
  expect(await changed.json()).toMatchObject({ code: 'idempotency_key_reused' })
  expect((await upload(uploadForm(await pngPaper()), { 'idempotency-key': 'upload-two' })).status).toBe(202)
  expect(await stored()).toHaveLength(2)
})

test('when the row cannot be written the file is gone too', async () => {
  const { database } = world.deps
  const broken = await openWorld({
    deps: { database: { ...database, transaction: () => Promise.reject(new Error('no')) } },
  })
  const person = await signedIn(broken)
  const reply = await person.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  expect(reply.status).toBe(500)
  expect(broken.blobs.keys()).toEqual([])
})

test('an upload whose commit was not answered is not lost: the same key gives it, with its file', async () => {
  const app = createApp({ ...world.deps, database: losesAnswers(world.database) })
  const send = (to: World['app'], body: FormData) =>
    to.request('/api/prescriptions/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${asha.token}`, 'idempotency-key': 'upload-one' },
      body,
    })
  const paper = await pngPaper()
  expect((await send(app, uploadForm(paper))).status).toBe(503)
  const again = await replyOf(endpoints.uploadPrescription, await send(world.app, uploadForm(paper)))
  const [row] = await stored()
  expect(row?.id).toBe(again.uploadedData.prescriptionId)
  expect(world.blobs.keys()).toEqual([row?.blobKey])
})

test('one bad file keeps nobody from the good ones', async () => {
  await upload(uploadForm(text('%PDF-1.7\n1 0 obj\n<<'), 'rx.pdf'))
  expect((await upload(uploadForm(await pngPaper()))).status).toBe(202)
  expect((await asha.call('GET', '/orders/history')).status).toBe(200)
})

test('the sixty-first upload of an hour waits', async () => {
  const paper = await pngPaper()
  for (let n = 0; n < 60; n += 1) expect((await upload(uploadForm(paper))).status).toBe(202)
  const reply = await upload(uploadForm(paper))
  expect(reply.status).toBe(429)
  expect(reply.headers.get('retry-after')).toBe('600')
  world.clock.advance(3_600_001)
  expect((await upload(uploadForm(paper))).status).toBe(202)
})
