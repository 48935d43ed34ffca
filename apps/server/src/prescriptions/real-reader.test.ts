import { endpoints } from '@dawadoot/api/contract/endpoints'
import type { PrescriptionReader } from '@dawadoot/reader'
import { generatePrescription } from '@dawadoot/reader/testing'
import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { medicines } from '../db/tables/shop.ts'
import { type Caller, signedIn } from '../testing/caller.ts'
import { AUGMENTIN_625, DOLO_650, PAN_40 } from '../testing/known-medicines.ts'
import { uploadForm, workOff } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { storedAddress } from '../testing/stored.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openWorld, type World } from '../testing/world.ts'
import { openReader, openWorker } from './open-reader.ts'

/** Loading the models and reading a photo takes seconds, and many of them on a busy machine. */
const SLOW = 180_000

let reader: PrescriptionReader
let world: World
let asha: Caller
beforeAll(async () => {
  reader = await openReader(await testDatabase(), openWorker({ limits: { stepMs: SLOW, startMs: SLOW } }))
})
afterAll(() => reader.close())
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
})

/** From the file a person chooses to the cart they see, through the real reader. */
const readAs = async (kind: 'typed-pdf' | 'photo' | 'scribble') => {
  const known = await world.database.db
    .select()
    .from(medicines)
    .where(inArray(medicines.id, [DOLO_650, PAN_40, AUGMENTIN_625]))
  const paper = await generatePrescription({ kind, seed: 11, medicines: known, count: 3 })
  const upload = await asha.call('POST', '/prescriptions/upload', {
    body: uploadForm(paper.bytes, paper.fileName, paper.type),
  })
  const id = (await replyOf(endpoints.uploadPrescription, upload)).uploadedData.prescriptionId
  await workOff(world, reader)
  const addressId = await storedAddress(world, asha)
  const result = await asha.call('GET', `/prescriptions/${id}/results/${addressId}`)
  return { id, paper, result: await replyOf(endpoints.getResult, result) }
}

test.each(['typed-pdf', 'photo'] as const)(
  'every medicine of a %s arrives in the cart, with its page',
  async (kind) => {
    const { id, result } = await readAs(kind)
    expect(new Set(result.extractedMedicines.medicine.map((medicine) => medicine.id))).toEqual(
      new Set([DOLO_650, PAN_40, AUGMENTIN_625]),
    )
    expect(result.readFailed).toBeUndefined()
    const page = await asha.call('GET', result.pages[0]?.url.replace('/api', '') ?? '')
    expect(page.headers.get('content-type')).toMatch(/^image\//)
    expect(result.pages[0]?.url).toContain(id)
  },
)

test(
  'nothing is kept that says where a photo was taken, or that hung on behind its end',
  async () => {
    const known = await world.database.db.select().from(medicines).where(eq(medicines.id, DOLO_650))
    const paper = await generatePrescription({ kind: 'photo', seed: 11, medicines: known, count: 1 })
    const photo = await sharp(paper.bytes)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Telephone of Asha' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 37/1 18/1' },
      })
      .jpeg()
      .toBuffer()
    expect(photo.toString('latin1')).toContain('Telephone of Asha')
    const bytes = new Uint8Array(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>%PDF-1.7')]))
    await asha.call('POST', '/prescriptions/upload', { body: uploadForm(bytes) })
    await workOff(world, reader)
    const keys = world.blobs.keys()
    expect(keys).toHaveLength(2)
    for (const key of keys) {
      const kept = Buffer.from((await world.blobs.get(key)) ?? [])
      expect(kept.toString('latin1')).not.toMatch(/Telephone|Exif|script|%PDF/)
      expect([...kept.subarray(-2)]).toEqual([0xff, 0xd9])
      const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array.from({ length: 5 }))
    }
  },
  SLOW,
)

test(
  'a page of scribble ends in words, not in an empty cart',
  async () => {
    const { result } = await readAs('scribble')
    expect(result.readFailed).toMatch(/^We could not read this prescription\./)
    expect(result.extractedMedicines.medicine).toEqual([])
  },
  SLOW,
)
