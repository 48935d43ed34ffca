import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { orders } from '../db/tables/orders.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import type { Caller } from '../testing/caller.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, placedOrder, putInStock } from '../testing/order-desk.ts'
import { pngPaper, readerOf, reads, uploadForm, workOff } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'
import { forgetOldPrescriptions } from './retention.ts'

const DAY = 24 * 60 * 60_000

let world: World
let asha: Buyer
beforeEach(async () => {
  world = await openWorld()
  await putInStock(world, DOLO_650, 20)
  asha = await buyer(world, '9000000001', [])
})

/** Through the door, so that there are files; gives its id. */
const handedIn = async (by: Pick<Caller, 'call'>): Promise<string> => {
  const reply = await by.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  const { uploadedData } = await replyOf(endpoints.uploadPrescription, reply)
  await workOff(
    world,
    readerOf({ ...reads(DOLO_650), patient: 'Asha Rao', doctor: 'Dr Sen', date: '2026-11-20' }),
  )
  return uploadedData.prescriptionId
}
const row = async (id: string) => {
  const rows = await world.database.db.select().from(prescriptions)
  return rows.find((one) => one.id === id)
}
const close = () => world.database.db.update(orders).set({ status: 'delivered' })
const count = async (table: string): Promise<unknown> =>
  (await world.database.db.execute<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n
const everything = async () => [
  await count('prescription_lines'),
  await count('prescription_pages'),
  world.blobs.keys().length,
]

test('a prescription is kept for 180 days after it was handed in, and then is gone with its files', async () => {
  const id = await handedIn(asha)
  world.clock.advance(180 * DAY)
  expect(await forgetOldPrescriptions(world.deps)).toBe(0)
  expect(await everything()).toEqual([1, 1, 2])
  world.clock.advance(1000)
  await forgetOldPrescriptions(world.deps)
  expect(await row(id)).toBeUndefined()
  expect(await everything()).toEqual([0, 0, 0])
})

test('one of which no file was kept, because it could not be opened, is gone then, too', async () => {
  await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  await workOff(world, readerOf({ status: 'failed', reason: 'damaged', pages: [] }))
  world.clock.advance(180 * DAY + 1000)
  await forgetOldPrescriptions(world.deps)
  expect(await world.database.db.$count(prescriptions)).toBe(0)
})

test('how long is a setting', async () => {
  await handedIn(asha)
  world.clock.advance(31 * DAY)
  await forgetOldPrescriptions({
    ...world.deps,
    settings: { ...world.deps.settings, retentionDays: 30 },
  })
  expect(await everything()).toEqual([0, 0, 0])
})

test('an order starts the time anew, and keeps naming a prescription that says nothing any more', async () => {
  const id = await handedIn(asha)
  world.clock.advance(100 * DAY)
  // Her session ended long ago.
  asha = { ...asha, ...(await buyer(world, '9000000001', [])), prescriptionId: id }
  const orderId = (
    await replyOf(
      endpoints.createOrder,
      await asha.post(await asha.bodyFor([[DOLO_650, 1]], { prescriptionId: id })),
    )
  ).orderId
  await close()
  world.clock.advance(170 * DAY)
  await forgetOldPrescriptions(world.deps)
  expect(await everything()).toEqual([1, 1, 2])

  world.clock.advance(11 * DAY)
  await forgetOldPrescriptions(world.deps)
  expect(await everything()).toEqual([0, 0, 0])
  expect(await row(id)).toMatchObject({
    blobKey: null,
    patient: null,
    doctor: null,
    writtenOn: null,
    sha256: '',
  })
  const again = await buyer(world, '9000000001', [])
  expect(await (await again.call('GET', `/orders/${orderId}`)).json()).toMatchObject({
    data: { prescriptionId: id, items: [{ id: DOLO_650 }] },
  })
  expect((await again.call('GET', `/prescriptions/${id}/pages/1`)).status).toBe(404)
  const result = await again.call('GET', `/prescriptions/${id}/results/${again.addressId}`)
  expect(await result.json()).toMatchObject({ extractedMedicines: { medicine: [] }, pages: [] })
})

test('an open order needs its prescription, however old', async () => {
  const id = await handedIn(asha)
  await placedOrder({ ...asha, bodyFor: (lines) => asha.bodyFor(lines, { prescriptionId: id }) }, [
    [DOLO_650, 1],
  ])
  world.clock.advance(400 * DAY)
  await forgetOldPrescriptions(world.deps)
  expect(await row(id)).toMatchObject({ patient: 'Asha Rao' })
  await close()
  await forgetOldPrescriptions(world.deps)
  expect(await row(id)).toMatchObject({ patient: null })
})

test('files that cannot be deleted now are left to the sweep, and the rest goes on', async () => {
  await handedIn(asha)
  await handedIn(asha)
  world.clock.advance(181 * DAY)
  const blobs = {
    ...world.blobs,
    delete: async () => {
      throw new Error('the store is down')
    },
  }
  await forgetOldPrescriptions({ ...world.deps, blobs })
  expect(await count('prescription_lines')).toBe(0)
  expect(world.logLines.join()).toContain('a file was not deleted')
})

test('more than are forgotten at once are all forgotten', async () => {
  const rows = Array.from({ length: 201 }, (_, n) => ({
    id: `p${n}`,
    userId: asha.userId,
    status: 'failed' as const,
    blobKey: `prescriptions/aa/${String(n).padStart(48, '0')}`,
    mediaType: 'image/png',
    bytes: 1,
    sha256: 'of no file',
    uploadedAt: world.clock.now(),
  }))
  await world.database.db.insert(prescriptions).values(rows)
  world.clock.advance(181 * DAY)
  expect(await forgetOldPrescriptions(world.deps)).toBe(202)
  expect(await count('prescriptions')).toBe(0)
})
