import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { pincodes } from '../db/tables/places.ts'
import { type Caller, signedIn } from '../testing/caller.ts'
import { DOLO_650, INSPIRAL_5, PAN_40, PANTOCID_40, THYRONORM } from '../testing/known-medicines.ts'
import { putInStock } from '../testing/order-desk.ts'
import { pngPaper, readerOf, reads, uploadForm, workOff } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { storedAddress, storedPrescription } from '../testing/stored.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Caller
let addressId: string
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
  addressId = await storedAddress(world, asha)
})

const ask = (id: string, at = addressId, by = asha) => by.call('GET', `/prescriptions/${id}/results/${at}`)
const result = async (id: string, at = addressId) => replyOf(endpoints.getResult, await ask(id, at))

test('everything that was read is there: medicines with place and price, what was not matched, pages, names', async () => {
  await putInStock(world, DOLO_650, 4)
  const upload = await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  const id = (await replyOf(endpoints.uploadPrescription, upload)).uploadedData.prescriptionId
  const box = { x: 0.1, y: 0.6, width: 0.4, height: 0.05 }
  const [medicine] = reads(DOLO_650).medicines
  if (!medicine) throw new Error('no medicine')
  const dosage = { text: '1-0-1 x 15 days', times: { morning: 1, afternoon: 0, night: 1 }, days: 15 }
  await workOff(
    world,
    readerOf({
      ...reads(),
      medicines: [
        {
          ...medicine,
          dosage,
          source: { ...medicine.source, tier: 'check', text: 'Tab Dalo 650 1-0-1' },
          candidates: [DOLO_650, PAN_40, INSPIRAL_5],
        },
      ],
      unmatched: [{ text: 'Syr Xyzol 5 ml', page: 1, box }],
      patient: 'Asha Rao',
      doctor: 'Dr S. Iyer',
      date: '2026-11-20',
    }),
  )
  const reply = await result(id)
  expect(reply).toMatchObject({
    warehouseId: 'WH-DEL-01',
    patient: 'Asha Rao',
    doctor: 'Dr S. Iyer',
    date: '2026-11-20',
    unmatched: [{ text: 'Syr Xyzol 5 ml', page: 1, box }],
    pages: [{ page: 1, url: `/api/prescriptions/${id}/pages/1`, width: 1200, height: 1600 }],
  })
  expect(reply).not.toHaveProperty('readFailed')
  expect(reply).not.toHaveProperty('toBeConfirmed')
  expect(reply.extractedMedicines.medicine).toMatchObject([
    {
      id: DOLO_650,
      matched_medicineId: DOLO_650,
      name: 'Dolo 650 Tablet',
      stripUnit: 'strip of 15 tablets',
      composition: ['paracetamol 650mg'],
      pricing: { mrp: 33.6, sellingPrice: 27.89, discountPercent: 17 },
      availability: { inStock: true },
      source: { page: 1, text: 'Tab Dalo 650 1-0-1', confidence: 0.97, tier: 'check' },
      dosage,
      suggestedQty: 2,
    },
  ])
  // Schedule X is no reading that could be sold.
  expect(reply.extractedMedicines.medicine[0]?.candidates?.map((candidate) => candidate.id)).toEqual([PAN_40])
})

test('alternatives have the same salts and form, in stock first, then the cheapest, five at most', async () => {
  const id = await storedPrescription(world, asha, [PAN_40])
  await putInStock(world, PAN_40, 0)
  await putInStock(world, PANTOCID_40, 5)
  const [pan] = (await result(id)).extractedMedicines.medicine
  expect(pan?.availability).toEqual({ inStock: false })
  const alternatives = pan?.alternatives ?? []
  expect(alternatives).toHaveLength(5)
  expect(alternatives.every(({ composition }) => composition.join() === 'pantoprazole 40mg')).toBe(true)
  const rank = alternatives.map(
    ({ availability, pricing }) => (availability.inStock ? 0 : 1e6) + pricing.sellingPrice,
  )
  expect(rank).toEqual(rank.toSorted((a, b) => a - b))
  expect(alternatives.map((one) => one.id)).not.toContain(PAN_40)
})

test('a salt that must not be swapped offers no alternative', async () => {
  const id = await storedPrescription(world, asha, [THYRONORM])
  expect((await result(id)).extractedMedicines.medicine).toMatchObject([{ id: THYRONORM, alternatives: [] }])
})

test('schedule X is shown as read, and as not for sale', async () => {
  await putInStock(world, INSPIRAL_5, 9)
  const id = await storedPrescription(world, asha, [INSPIRAL_5])
  expect((await result(id)).extractedMedicines.medicine).toMatchObject([
    { id: INSPIRAL_5, schedule: 'X', availability: { inStock: false }, alternatives: [] },
  ])
})

test('a hospital’s address is where the hospital is', async () => {
  const id = await storedPrescription(world, asha, [DOLO_650])
  const at = await storedAddress(world, asha, {
    deliveryType: 'hospital',
    name: 'AIIMS',
    hospitalId: 'DL-1',
    pincode: '000000',
    latitude: null,
    longitude: null,
  })
  const reply = await ask(id, at)
  expect(reply.status).toBe(200)
})

test('an address without a position is where its pincode is', async () => {
  const id = await storedPrescription(world, asha, [DOLO_650])
  const near = await storedAddress(world, asha, { latitude: null, longitude: null })
  expect(await result(id, near)).not.toHaveProperty('toBeConfirmed')
  const far = await storedAddress(world, asha, { latitude: null, longitude: null, pincode: '302001' })
  const reply = await ask(id, far)
  expect(reply.status).toBe(422)
  expect(await reply.json()).toMatchObject({
    code: 'no_warehouse',
    message: 'No nearby warehouse within 5 Km, try at different location',
  })
})

test('where the position is only roughly known nobody is turned away: we will confirm', async () => {
  const id = await storedPrescription(world, asha, [DOLO_650])
  const rough = {
    pincode: '999001',
    district: 'Somewhere',
    state: 'Delhi',
    office: 'x',
    confidence: 'low' as const,
  }
  await world.database.db
    .insert(pincodes)
    .values({ ...rough, latitude: 28.9, longitude: 77.2 })
    .onConflictDoNothing()
  for (const pincode of ['999001', '999002']) {
    const at = await storedAddress(world, asha, { latitude: null, longitude: null, pincode })
    expect(await result(id, at)).toMatchObject({ toBeConfirmed: true, warehouseId: expect.any(String) })
  }
})

test('neither somebody else’s prescription nor somebody else’s address is found', async () => {
  const ravi = await signedIn(world, { mobile: '9000000002' })
  const id = await storedPrescription(world, asha, [DOLO_650])
  const hisAddress = await storedAddress(world, ravi)
  const hisPrescription = await storedPrescription(world, ravi, [DOLO_650])
  for (const reply of [
    await ask(id, hisAddress),
    await ask(hisPrescription),
    await ask('nothing'),
    await ask(id, 'x'),
  ]) {
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'not_found' })
  }
})

test('a page is sent to its owner as a picture and nothing else, and to nobody else', async () => {
  const upload = await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  const id = (await replyOf(endpoints.uploadPrescription, upload)).uploadedData.prescriptionId
  await workOff(world, readerOf(reads(DOLO_650)))
  const page = await asha.call('GET', `/prescriptions/${id}/pages/1`)
  expect(page.status).toBe(200)
  expect(await page.bytes()).toEqual(new Uint8Array([1, 2, 3]))
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment; filename="page-1"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  const ravi = await signedIn(world, { mobile: '9000000002' })
  expect((await ravi.call('GET', `/prescriptions/${id}/pages/1`)).status).toBe(404)
  for (const other of ['0', '2', '-1', '1.5', 'x', '1%2F..', '99999999999999999999'])
    expect((await asha.call('GET', `/prescriptions/${id}/pages/${other}`)).status).toBe(404)
})
