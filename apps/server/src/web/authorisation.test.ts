import type { Endpoint } from '@dawadoot/api/contract/endpoint'
import { type OperationId, endpoints } from '@dawadoot/api/contract/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { orders } from '../db/tables/orders.ts'
import { prescriptionPages } from '../db/tables/prescriptions.ts'
import { sessions } from '../db/tables/sign-in.ts'
import { type Caller, signedIn, visitor } from '../testing/caller.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { buyer, cartOf, placedOrder, putInStock, WAREHOUSE } from '../testing/order-desk.ts'
import { pngPaper, uploadForm } from '../testing/paper.ts'
import { HOME_INPUT } from '../testing/stored.ts'
import { openWorld, type World } from '../testing/world.ts'

/** The ids of what belongs to one person, or of nothing at all. */
type Things = { addressId: string; prescriptionId: string; orderId: string; sessionId: string }

type Sent = { path: string; headers?: Record<string, string>; body?: unknown }

type Row = {
  /** The call, about these things. */
  about: (things: Things) => Sent | Promise<Sent>
  /** Which of the ids it carries: each in turn is somebody else's, or nobody's. */
  ids: readonly (keyof Things)[]
}

const login = { name: 'Asha Rao', email: null, whatsappNumber: '9000000001' }

type SessionOperation = {
  [Id in OperationId]: (typeof endpoints)[Id]['access'] extends 'session' ? Id : never
}[OperationId]

let world: World

/** A call of the contract that needs a session and has no row here does not compile. */
const ROWS: Record<SessionOperation, Row> = {
  refresh: { about: () => ({ path: '/auth/refresh' }), ids: [] },
  completeProfile: {
    about: () => ({ path: '/auth/complete-profile', body: { ...login, mobile: '9000000001' } }),
    ids: [],
  },
  listSessions: { about: () => ({ path: '/auth/sessions' }), ids: [] },
  revokeSession: {
    about: ({ sessionId }) => ({ path: `/auth/sessions/${sessionId}` }),
    ids: ['sessionId'],
  },
  revokeSessions: { about: () => ({ path: '/auth/sessions' }), ids: [] },
  listConsents: { about: () => ({ path: '/users/me/consents' }), ids: [] },
  getMyData: { about: () => ({ path: '/users/me/data' }), ids: [] },
  deleteMyData: {
    about: async () => {
      await closeOrders()
      return { path: '/users/me/data' }
    },
    ids: [],
  },
  withdrawConsent: {
    about: async () => {
      await closeOrders()
      return { path: '/users/me/consents/prescription' }
    },
    ids: [],
  },
  getProfile: { about: () => ({ path: '/users/profile' }), ids: [] },
  updateProfile: {
    about: () => ({
      path: '/users/profile',
      body: { ...login, email: 'asha@example.com', dateofbirth: null, gender: null },
    }),
    ids: [],
  },
  addAddress: { about: () => ({ path: '/users/add-addresses', body: HOME_INPUT }), ids: [] },
  updateAddress: {
    about: ({ addressId }) => ({ path: `/address/${addressId}`, body: HOME_INPUT }),
    ids: ['addressId'],
  },
  deleteAddress: {
    about: ({ addressId }) => ({ path: `/users/addresses/${addressId}` }),
    ids: ['addressId'],
  },
  uploadPrescription: {
    about: async () => ({ path: '/prescriptions/upload', body: uploadForm(await pngPaper()) }),
    ids: [],
  },
  streamPrescription: {
    about: ({ prescriptionId }) => ({ path: `/prescriptions/${prescriptionId}/stream` }),
    ids: ['prescriptionId'],
  },
  getResult: {
    about: ({ prescriptionId, addressId }) => ({
      path: `/prescriptions/${prescriptionId}/results/${addressId}`,
    }),
    ids: ['prescriptionId', 'addressId'],
  },
  getPage: {
    about: ({ prescriptionId }) => ({ path: `/prescriptions/${prescriptionId}/pages/1` }),
    ids: ['prescriptionId'],
  },
  createOrder: {
    about: async ({ prescriptionId, addressId }) => ({
      path: '/orders/create-order',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...(await cartOf(world, [[DOLO_650, 1]])),
        address: { _id: addressId },
        prescriptionId,
        paymentMode: 'cod',
        warehouseId: WAREHOUSE,
        alsoOpen: true,
      },
    }),
    ids: ['prescriptionId', 'addressId'],
  },
  getOrder: { about: ({ orderId }) => ({ path: `/orders/${orderId}` }), ids: ['orderId'] },
  getOrderHistory: { about: () => ({ path: '/orders/history' }), ids: [] },
  cancelOrder: { about: ({ orderId }) => ({ path: `/orders/${orderId}/cancel` }), ids: ['orderId'] },
}

/** An open order keeps a person's data from being deleted. */
const closeOrders = () => world.database.db.update(orders).set({ status: 'delivered' })

const isSessionOperation = (id: string): id is SessionOperation => Object.hasOwn(ROWS, id)
const operations = Object.entries(endpoints).flatMap(([id, { access }]) => (access === 'session' ? [id] : []))

const person = async (mobile: string): Promise<{ caller: Caller; things: Things }> => {
  const by = await buyer(world, mobile, [DOLO_650])
  const blobKey = `pages/aa/${'a'.repeat(48)}`
  await world.blobs.put(blobKey, new Uint8Array([1]), 'image/webp')
  await world.database.db.insert(prescriptionPages).values({
    prescriptionId: by.prescriptionId,
    page: 1,
    blobKey,
    mediaType: 'image/webp',
    width: 1,
    height: 1,
  })
  const orderId = await placedOrder(by, [[DOLO_650, 1]])
  const { addressId, prescriptionId, userId } = by
  const [session] = await world.database.db.select().from(sessions).where(eq(sessions.userId, userId))
  return { caller: by, things: { addressId, prescriptionId, orderId, sessionId: session?.id ?? '' } }
}

let asha: Awaited<ReturnType<typeof person>>
let ravi: Awaited<ReturnType<typeof person>>
beforeEach(async () => {
  world = await openWorld()
  await putInStock(world, DOLO_650, 20)
  asha = await person('9000000001')
  ravi = await person('9000000002')
})

const send = async (id: string, by: Pick<Caller, 'call'>, things: Things) => {
  if (!isSessionOperation(id)) throw new Error(`${id} has no row`)
  const { path, ...sent } = await ROWS[id].about(things)
  const reply = await by.call(endpoints[id].method.toUpperCase(), path, sent)
  const status = reply.status
  const body = reply.headers.get('content-type')?.includes('json') ? await reply.text() : ''
  await reply.body?.cancel().catch(() => undefined)
  return { status, body }
}
const idsOf = (id: string) => (isSessionOperation(id) ? ROWS[id].ids : [])
const ABSENT: Things = {
  addressId: 'nothing',
  prescriptionId: 'nothing',
  orderId: 'DD0000000000',
  sessionId: 'nothing',
}

test('every call that needs a session has a row', () => {
  expect(operations.toSorted()).toEqual(Object.keys(ROWS).toSorted())
})

test.each(operations)('%s: its owner may', async (id) => {
  const { status } = await send(id, asha.caller, asha.things)
  expect(status).toBe(isSessionOperation(id) ? endpoints[id].status : 0)
})

test.each(operations)(
  '%s: a visitor, a guessed token, an expired and an ended session may not',
  async (id) => {
    expect((await send(id, visitor(world), asha.things)).status).toBe(401)
    const guess = { ...asha.caller, call: callWithToken('a-guess') }
    expect((await send(id, guess, asha.things)).status).toBe(401)
    await ravi.caller.call('POST', '/auth/logout')
    expect((await send(id, ravi.caller, ravi.things)).status).toBe(401)
    world.clock.advance(91 * 24 * 3_600_000)
    expect((await send(id, asha.caller, asha.things)).status).toBe(401)
  },
)

test.each(operations)(
  '%s: a kiosk may for its own person, unless it needs a device of one’s own',
  async (id) => {
    if (!isSessionOperation(id)) throw new Error(`${id} has no row`)
    const { mobile } = asha.caller
    const kiosk = await signedIn(world, { mobile, type: 'kiosk' })
    const { status } = await send(id, kiosk, asha.things)
    const endpoint: Endpoint = endpoints[id]
    expect(status).toBe(endpoint.ownDeviceOnly ? 403 : endpoint.status)
    for (const name of idsOf(id)) {
      const others = await send(id, kiosk, { ...asha.things, [name]: ravi.things[name] })
      expect(others.status).toBe(endpoint.ownDeviceOnly ? 403 : 404)
    }
  },
)

test('what may be done on one’s own device only is what shows, ends or deletes an account', () => {
  const ownDeviceOnly = Object.entries(endpoints).flatMap(([id, endpoint]: [string, Endpoint]) =>
    endpoint.ownDeviceOnly ? [id] : [],
  )
  expect(new Set(ownDeviceOnly)).toEqual(
    new Set([
      'listSessions',
      'revokeSession',
      'revokeSessions',
      'getMyData',
      'deleteMyData',
      'listConsents',
      'withdrawConsent',
    ]),
  )
})

const callWithToken =
  (token: string): Caller['call'] =>
  (method, path, sent = {}) =>
    visitor(world).call(method, path, {
      ...sent,
      headers: { ...sent.headers, authorization: `Bearer ${token}` },
    })

test.each(operations.flatMap((id) => idsOf(id).map((name) => [id, name] as const)))(
  '%s: what is somebody else’s (%s) looks exactly like what is not there',
  async (id, name) => {
    const others = await send(id, asha.caller, { ...asha.things, [name]: ravi.things[name] })
    const nothing = await send(id, asha.caller, { ...asha.things, [name]: ABSENT[name] })
    expect(others.status).toBe(404)
    const withoutRequestId = (body: string) => body.replace(/"requestId":"[^"]*"/, '')
    expect(withoutRequestId(others.body)).toBe(withoutRequestId(nothing.body))
    // And it is as it was.
    const order = await ravi.caller.call('GET', `/orders/${ravi.things.orderId}`)
    expect(await order.json()).toMatchObject({
      data: { orderStatus: 'confirmed', addressId: ravi.things.addressId },
    })
  },
)
