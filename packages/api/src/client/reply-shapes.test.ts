import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setupServer } from 'msw/node'
import { http, HttpResponse } from 'msw'
import { wireAddress, wireMedicine, wireOrder, wireSummary, wireUser } from '../testing/builders.ts'
import { clientForTests } from '../testing/client-for-tests.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const answering = (method: 'get' | 'post' | 'put', path: string, body: object | string | null) => {
  server.use(
    http[method](`http://shop.test/api${path}`, () =>
      body === null || typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body),
    ),
  )
  return clientForTests().client
}

const file = new File(['%PDF-1.7'], 'rx.pdf', { type: 'application/pdf' })

describe('an uploaded prescription’s id is found wherever the server puts it', () => {
  test.each([
    ['uploadedData.prescriptionId', { uploadedData: { prescriptionId: 'p1' } }],
    ['the top level', { prescriptionId: 'p1' }],
    ['data', { data: { prescriptionId: 'p1' } }],
    ['data.uploadedData', { data: { uploadedData: { prescriptionId: 'p1' } } }],
    ['data.id', { data: { id: 'p1' } }],
    ['id', { id: 'p1' }],
    ['id as a number', { id: 1 }],
  ])('in %s', async (_, body) => {
    const client = answering('post', '/prescriptions/upload', body)
    await expect(client.prescriptions.upload(file, { idempotencyKey: 'k' })).resolves.toMatchObject({
      id: expect.stringMatching(/^p?1$/),
    })
  })

  test('and without one the customer is told so', async () => {
    const client = answering('post', '/prescriptions/upload', { ok: true })
    await expect(client.prescriptions.upload(file, { idempotencyKey: 'k' })).rejects.toThrow(
      'Prescription ID missing in response',
    )
  })
})

describe('a placed order’s id is found wherever the server puts it', () => {
  const placement = {
    lines: [],
    address: {
      id: 'a1',
      deliveryType: 'home',
      userName: 'A',
      userContact: '9000000001',
      name: 'Home',
      address: 'x',
      pincode: '110001',
      district: 'd',
      state: 's',
      country: 'India',
      isDefault: true,
      reach: 'in_reach',
    },
    paymentMode: 'cod',
    warehouseId: 'w',
    prescriptionId: 'p',
    customerName: 'A',
  } as const

  test.each([
    ['orderId', { orderId: 'o1' }],
    ['_id', { _id: 'o1' }],
    ['data.orderId', { data: { orderId: 'o1' } }],
  ])('in %s', async (_, body) => {
    const client = answering('post', '/orders/create-order', body)
    await expect(client.orders.create(placement, 'k')).resolves.toBe('o1')
  })

  test('and without one it is a failure, never a guess', async () => {
    const client = answering('post', '/orders/create-order', {})
    await expect(client.orders.create(placement, 'k')).rejects.toThrow('Failed to create order')
  })
})

describe('the order history is read', () => {
  const rows = [wireSummary({ id: 'o1' })]
  test.each([
    ['from data.orders', { data: { orders: rows } }],
    ['from orders', { orders: rows }],
    ['from data', { data: rows }],
    ['from the reply itself', rows],
  ])('%s', async (_, body) => {
    const history = await answering('get', '/orders/history', body).orders.history()
    expect(history).toMatchObject([{ id: 'o1', total: 6030, orderedAt: '2026-11-27T10:00:00.000Z' }])
  })

  test.each([
    ['orderId', { orderId: 'o9' }],
    ['_id', { _id: 'o9' }],
  ])('with the id under %s', async (_, id) => {
    const { id: _dropped, ...row } = wireSummary()
    const history = await answering('get', '/orders/history', [{ ...row, ...id }]).orders.history()
    expect(history[0]?.id).toBe('o9')
  })
})

describe('an order’s details', () => {
  test('are read from data, with paise inside', async () => {
    const order = await answering('get', '/orders/o1', { data: wireOrder() }).orders.details('o1')
    expect(order.items[0]).toMatchObject({ price: 3015, mrp: { amount: 3350, estimated: false } })
  })

  test('assume an MRP of 1.2 times the price where the order has none, and say that it is an estimate', async () => {
    const [item] = wireOrder().items
    const { mrp: _none, ...bare } = { ...item }
    const order = await answering('get', '/orders/o1', {
      data: { ...wireOrder(), items: [bare] },
    }).orders.details('o1')
    expect(order.items[0]?.mrp).toEqual({ amount: 3618, estimated: true })
  })

  test('take the history from events where there is no statusHistory', async () => {
    const { statusHistory: events, ...rest } = wireOrder()
    const order = await answering('get', '/orders/o1', { data: { ...rest, events } }).orders.details('o1')
    expect(order.events).toHaveLength(1)
  })

  test('keep an unknown status as it is', async () => {
    const client = answering('get', '/orders/o1', { data: { ...wireOrder(), orderStatus: 'lost' } })
    expect((await client.orders.details('o1')).status).toBe('lost')
  })
})

describe('a cancelled order', () => {
  const now = '2026-11-27T11:00:00.000Z'
  test.each([
    ['data.cancelledAt', { data: { cancelledAt: '2026-11-27T10:30:00.000Z' } }, '2026-11-27T10:30:00.000Z'],
    ['cancelledAt', { cancelledAt: '2026-11-27T10:30:00.000Z' }, '2026-11-27T10:30:00.000Z'],
    ['no date', { data: {} }, now],
    ['an empty body', null, now],
    ['plain text', 'OK', now],
  ])('answered with %s is cancelled all the same', async (_, body, cancelledAt) => {
    await expect(answering('post', '/orders/o1/cancel', body).orders.cancel('o1', now)).resolves.toEqual({
      cancelledAt,
    })
  })
})

describe('a saved address', () => {
  const draft = {
    deliveryType: 'home',
    userName: 'Asha Rao',
    userContact: '9000000001',
    name: 'Home',
    address: '12 Janpath',
    pincode: '110001',
    district: 'New Delhi',
    state: 'Delhi',
    country: 'India',
    isDefault: true,
  } as const

  test.each([
    ['wrapped in data', { data: wireAddress({ _id: 'a7' }) }],
    ['bare', wireAddress({ _id: 'a7' })],
    ['as nothing but an addressId', { addressId: 'a7' }],
    ['as an addressId in data', { data: { addressId: 'a7' } }],
  ])('comes back %s', async (_, body) => {
    const saved = await answering('post', '/users/add-addresses', body).addresses.add(draft, 'web')
    expect(saved).toMatchObject({ id: 'a7', userName: 'Asha Rao', pincode: '110001' })
  })

  test('without an id is saved but unknown', async () => {
    const client = answering('post', '/users/add-addresses', { message: 'saved' })
    await expect(client.addresses.add(draft, 'web')).resolves.toBeUndefined()
  })

  test('is read with line1, city, hospital and coordinates in place of our names', async () => {
    const client = answering('get', '/users/profile', {
      data: {
        user: {
          ...wireUser(),
          addresses: [
            {
              id: 5,
              user_name: 'A',
              user_contact: '9000000001',
              hospital: 'AIIMS',
              line1: 'Ansari Nagar',
              city: 'South Delhi',
              state: 'Delhi',
              pincode: 110029,
              hospitalId: 'h1',
              coordinates: { lat: '28.5', lng: 77.2 },
            },
          ],
        },
      },
    })
    expect((await client.users.profile()).addresses[0]).toMatchObject({
      id: '5',
      name: 'AIIMS',
      address: 'Ansari Nagar',
      district: 'South Delhi',
      pincode: '110029',
      deliveryType: 'hospital',
      geolocation: { latitude: 28.5, longitude: 77.2 },
      country: 'India',
    })
  })
})

describe('the profile', () => {
  test.each([
    ['data.user', { data: { user: wireUser() } }],
    ['the reply itself', wireUser()],
  ])('is read from %s', async (_, body) => {
    await expect(answering('get', '/users/profile', body).users.profile()).resolves.toMatchObject({
      id: 'u1',
    })
  })

  test('falls back to emergencyContact for the WhatsApp number', async () => {
    const body = { ...wireUser({ whatsapp: null }), profile: {}, emergencyContact: '9100000001' }
    await expect(answering('get', '/users/profile', body).users.profile()).resolves.toMatchObject({
      whatsapp: '9100000001',
    })
  })

  test('survives one unreadable address', async () => {
    const body = { data: { user: { ...wireUser(), addresses: [{ nothing: true }, wireAddress()] } } }
    expect((await answering('get', '/users/profile', body).users.profile()).addresses).toHaveLength(1)
  })
})

describe('hospitals', () => {
  const row = { id: 'h1', name: 'AIIMS', address: 'x', city: 'Delhi', state: 'Delhi', pincode: '110029' }
  test.each([
    ['a data list', { data: [row] }],
    ['a bare list', [row]],
  ])('are read from %s', async (_, body) => {
    const found = await answering('get', '/hospitals/autocomplete', body).places.hospitals('ai')
    expect(found).toMatchObject({ success: true, data: [{ id: 'h1', district: 'Delhi' }] })
  })

  test('are none for anything else', async () => {
    const found = await answering('get', '/hospitals/autocomplete', { oops: 1 }).places.hospitals('ai')
    expect(found).toEqual({ success: true, data: [] })
  })

  test('are not asked for under two characters', async () => {
    await expect(clientForTests().client.places.hospitals(' a ')).resolves.toEqual({
      success: true,
      data: [],
    })
  })

  test('are asked for five at a time, unless the caller wants more', async () => {
    const asked: string[] = []
    server.use(
      http.get('http://shop.test/api/hospitals/autocomplete', ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json({ data: [] })
      }),
    )
    const { places } = clientForTests().client
    await places.hospitals('aiims')
    await places.hospitals('aiims', { limit: 7 })
    expect(asked).toEqual(['?query=aiims&limit=5', '?query=aiims&limit=7'])
  })

  test('that cannot be searched are told apart from none found', async () => {
    server.use(http.get('http://shop.test/api/hospitals/autocomplete', () => HttpResponse.error()))
    await expect(clientForTests().client.places.hospitals('aiims')).resolves.toEqual({
      success: false,
      data: [],
    })
  })
})

describe('a result', () => {
  test('resolves alternatives that are ids, and takes the fixed warehouse where none is named', async () => {
    const client = answering('get', '/prescriptions/p1/results/a1', {
      extractedMedicines: {
        medicine: [
          { ...wireMedicine({ id: 'M1' }), alternatives: ['M2', 'M404'] },
          { ...wireMedicine({ id: 'M2' }), composition: 'paracetamol 650mg' },
        ],
      },
    })
    const result = await client.prescriptions.result({ prescriptionId: 'p1', addressId: 'a1' })
    expect(result.warehouseId).toBe('WH-DEL-01')
    expect(result.medicines[0]?.alternatives.map(({ id }) => id)).toEqual(['M2'])
    expect(result.medicines[1]?.composition).toEqual(['paracetamol 650mg'])
  })
})

describe('a pincode', () => {
  test('gives district, state and country of its first office', async () => {
    const offices = [
      { District: 'New Delhi', State: 'Delhi', Country: 'India' },
      { District: 'Central Delhi', State: 'Delhi', Country: 'India' },
    ]
    const client = answering('get', '/pincode/110001', [{ Status: 'Success', PostOffice: offices }])
    await expect(client.places.pincode('110001')).resolves.toEqual({
      district: 'New Delhi',
      state: 'Delhi',
      country: 'India',
    })
  })

  test('that nobody knows gives nothing', async () => {
    const client = answering('get', '/pincode/999999', [{ Status: 'Error', PostOffice: null }])
    await expect(client.places.pincode('999999')).resolves.toBeUndefined()
  })
})
