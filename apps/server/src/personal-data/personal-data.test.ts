import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { type Caller, signedIn, visitor } from '../testing/caller.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, placedOrder, putInStock } from '../testing/order-desk.ts'
import { pngPaper, readerOf, reads, uploadForm, workOff } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Buyer
beforeEach(async () => {
  world = await openWorld()
  await putInStock(world, DOLO_650, 20)
  asha = await buyer(world, '9000000001', [DOLO_650])
})

const handIn = async (by: Pick<Caller, 'call'>): Promise<string> => {
  const reply = await by.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  const { uploadedData } = await replyOf(endpoints.uploadPrescription, reply)
  await workOff(world, readerOf({ ...reads(DOLO_650), patient: 'Asha Rao', doctor: 'Dr Sen' }))
  return uploadedData.prescriptionId
}
const dataOf = async (by: Pick<Caller, 'call'>) =>
  (await replyOf(endpoints.getMyData, await by.call('GET', '/users/me/data'))).data
const cancel = (orderId: string) => asha.call('POST', `/orders/${orderId}/cancel`)

/** Every row of every table that people have, as text: what is not in it is not kept. */
const everythingStored = async (): Promise<string> => {
  const tables = [
    'users',
    'addresses',
    'consents',
    'sessions',
    'prescriptions',
    'prescription_lines',
    'prescription_pages',
    'orders',
    'order_lines',
    'order_events',
    'otp_challenges',
    'idempotency_keys',
    'jobs',
  ]
  const rows = await Promise.all(
    tables.map(async (table) => (await world.database.db.execute(`select * from ${table}`)).rows),
  )
  return JSON.stringify(rows)
}

test('what is kept about a person is given to them whole, and nobody else’s with it', async () => {
  const ravi = await buyer(world, '9000000002', [DOLO_650])
  await placedOrder(ravi, [[DOLO_650, 1]])
  const prescriptionId = await handIn(asha)
  const orderId = await placedOrder(asha, [[DOLO_650, 2]])
  const data = await dataOf(asha)
  expect(data).toMatchObject({
    exportedAt: '2026-11-27T06:30:00.000Z',
    profile: { mobile: '9000000001', name: 'Asha Rao', createdAt: '2026-11-27T06:30:00.000Z' },
    consents: [{ purpose: 'prescription' }],
    addresses: [{ address: '12 Janpath' }],
    orders: [{ orderId, items: [{ id: DOLO_650, quantity: 2 }], statusHistory: [{ status: 'confirmed' }] }],
    sessions: [{ type: 'customer', current: true }],
  })
  expect(data.prescriptions).toHaveLength(2)
  expect(data.prescriptions.find((one) => one.prescriptionId === prescriptionId)).toMatchObject({
    patient: 'Asha Rao',
    doctor: 'Dr Sen',
    lines: [{ text: 'as written', medicine: expect.stringContaining('Dolo') }],
    pages: [{ url: `/api/prescriptions/${prescriptionId}/pages/1` }],
  })
})

test('what a person agreed to is listed by itself, and nobody else’s with it', async () => {
  await handIn(asha)
  const ravi = await signedIn(world, { mobile: '9000000002' })
  const consentsOf = async (by: Caller) =>
    (await replyOf(endpoints.listConsents, await by.call('GET', '/users/me/consents'))).data.consents
  expect(await consentsOf(asha)).toMatchObject([
    { purpose: 'prescription', givenAt: '2026-11-27T06:30:00.000Z' },
  ])
  expect(await consentsOf(ravi)).toEqual([])
})

test('a person of whom hardly anything is kept gets that', async () => {
  const ravi = await signedIn(world, { mobile: '9000000002' })
  expect(await dataOf(ravi)).toMatchObject({ addresses: [], prescriptions: [], orders: [], consents: [] })
})

describe('deleting one’s data', () => {
  test('leaves no trace of the person: rows, files and sessions are gone', async () => {
    await handIn(asha)
    await asha.call('POST', '/auth/send-otp', { body: { mobile: asha.mobile } })
    const other = await signedIn(world)
    const reply = await asha.call('DELETE', '/users/me/data')
    expect(await replyOf(endpoints.deleteMyData, reply)).toEqual({ message: 'Your data has been deleted.' })
    expect(world.blobs.keys()).toEqual([])
    const stored = await everythingStored()
    for (const trace of ['9000000001', 'Asha Rao', 'Janpath', 'Dr Sen', 'as written', asha.userId])
      expect(stored).not.toContain(trace)
    expect((await asha.call('GET', '/users/profile')).status).toBe(401)
    expect((await other.call('GET', '/users/profile')).status).toBe(401)
  })

  test('keeps what was sold, without who bought it and where it went', async () => {
    const orderId = await placedOrder(asha, [[DOLO_650, 2]])
    await cancel(orderId)
    await asha.call('DELETE', '/users/me/data')
    const stored = await everythingStored()
    for (const trace of ['9000000001', 'Asha Rao', 'Janpath', asha.userId])
      expect(stored).not.toContain(trace)
    const { rows } = await world.database.db.execute('select * from orders')
    expect(rows).toMatchObject([
      {
        id: orderId,
        user_id: null,
        customer_name: null,
        deliver_to: { pincode: '110001', name: '', phone: '' },
      },
    ])
    // The texts that were still to be sent have nobody to go to.
    await workOff(world)
    expect(world.sms.outbox('9000000001')).toEqual([])
  })

  test('waits for an open order, and changes nothing until then', async () => {
    await handIn(asha)
    const before = await dataOf(asha)
    const orderId = await placedOrder(asha, [[DOLO_650, 1]])
    const reply = await asha.call('DELETE', '/users/me/data')
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({ code: 'orders_open' })
    expect({ ...(await dataOf(asha)), orders: [] }).toEqual(before)
    await cancel(orderId)
    expect((await asha.call('DELETE', '/users/me/data')).status).toBe(200)
  })

  test('touches nobody else’s', async () => {
    const ravi = await buyer(world, '9000000002', [DOLO_650])
    await placedOrder(ravi, [[DOLO_650, 1]])
    await handIn(ravi)
    const before = await dataOf(ravi)
    const files = world.blobs.keys()
    await asha.call('DELETE', '/users/me/data')
    expect(await dataOf(ravi)).toEqual(before)
    expect(world.blobs.keys()).toEqual(files)
  })

  test('while a prescription is being read leaves nothing of the reading', async () => {
    await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
    const deletes = {
      read: async () => {
        await asha.call('DELETE', '/users/me/data')
        return reads(DOLO_650)
      },
    }
    await workOff(world, deletes)
    expect(world.blobs.keys()).toEqual([])
    expect(await everythingStored()).not.toContain('as written')
  })

  test('while a file is being handed in leaves no file, and ends the session like any other', async () => {
    const { put } = world.blobs
    const slow: World['blobs'] = {
      ...world.blobs,
      put: async (...given) => {
        await put(...given)
        await asha.call('DELETE', '/users/me/data')
      },
    }
    const app = createApp({ ...world.deps, blobs: slow })
    const reply = await app.request('/api/prescriptions/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${asha.token}` },
      body: uploadForm(await pngPaper()),
    })
    expect(reply.status).toBe(401)
    expect(world.blobs.keys()).toEqual([])
  })

  test('and an order at the same moment: one of the two comes first, and neither falls over', async () => {
    const body = await asha.bodyFor([[DOLO_650, 1]])
    const [deleted, ordered] = await Promise.all([asha.call('DELETE', '/users/me/data'), asha.post(body)])
    expect([
      [200, 401],
      [200, 404],
      [409, 201],
    ]).toContainEqual([deleted.status, ordered.status])
  })

  test('lets the number sign in again, as somebody new', async () => {
    await asha.call('DELETE', '/users/me/data')
    const anew = await signedIn(world, { name: '' })
    expect(anew.userId).not.toBe(asha.userId)
    expect(await dataOf(anew)).toMatchObject({ addresses: [], prescriptions: [], orders: [] })
  })
})

describe('withdrawing a consent', () => {
  test('for prescriptions deletes them and keeps the person', async () => {
    await handIn(asha)
    const reply = await asha.call('DELETE', '/users/me/consents/prescription')
    expect(reply.status).toBe(200)
    expect(await dataOf(asha)).toMatchObject({
      profile: { name: 'Asha Rao' },
      consents: [],
      addresses: [{ address: '12 Janpath' }],
      prescriptions: [],
    })
    expect(world.blobs.keys()).toEqual([])
    // Handing one in is agreeing again.
    await handIn(asha)
    expect((await dataOf(asha)).consents).toMatchObject([{ purpose: 'prescription' }])
  })

  test('for signing in deletes everything', async () => {
    expect((await asha.call('DELETE', '/users/me/consents/sign_in')).status).toBe(200)
    expect((await asha.call('GET', '/users/profile')).status).toBe(401)
    expect(await everythingStored()).not.toContain('9000000001')
  })

  test.each(['prescription', 'sign_in'])('for %s waits for an open order', async (purpose) => {
    await placedOrder(asha, [[DOLO_650, 1]])
    const reply = await asha.call('DELETE', `/users/me/consents/${purpose}`)
    expect(await reply.json()).toMatchObject({ code: 'orders_open' })
    expect((await dataOf(asha)).prescriptions).toHaveLength(1)
  })

  test('that nobody asks for is not found', async () => {
    expect((await asha.call('DELETE', '/users/me/consents/marketing')).status).toBe(404)
  })
})

test('a visitor gets and deletes nothing', async () => {
  expect((await visitor(world).call('GET', '/users/me/data')).status).toBe(401)
  expect((await visitor(world).call('DELETE', '/users/me/data')).status).toBe(401)
})
