import { createCart } from '@dawadoot/domain/cart/cart'
import type { Address } from '@dawadoot/domain/address/address'
import { asPaise } from '@dawadoot/domain/money/paise'
import { expect, test } from 'vitest'
import type { AddressDraft } from './addresses.ts'
import type { Client } from './client.ts'
import { clientForTests } from '../testing/client-for-tests.ts'

const draft: AddressDraft = {
  deliveryType: 'hospital',
  userName: 'Asha Rao',
  userContact: '9000000001',
  name: 'Lok Nayak Hospital',
  address: 'Jawaharlal Nehru Marg',
  pincode: '110002',
  district: 'Central Delhi',
  state: 'Delhi',
  country: 'India',
  hospitalId: 'h1',
  geolocation: { latitude: 28.64, longitude: 77.24 },
  isDefault: true,
  prescriptionId: 'p1',
}
const sentDraft = {
  deliveryType: 'hospital',
  deliverySource: 'web',
  source: 'web',
  user_name: 'Asha Rao',
  user_contact: '9000000001',
  name: 'Lok Nayak Hospital',
  address: 'Jawaharlal Nehru Marg',
  pincode: '110002',
  district: 'Central Delhi',
  state: 'Delhi',
  country: 'India',
  hospitalId: 'h1',
  geolocation: { latitude: 28.64, longitude: 77.24 },
  isDefault: true,
  prescriptionId: 'p1',
}
const address: Address = { ...draft, id: 'a1', reach: 'in_reach' }
const lines = createCart([
  {
    id: 'M1',
    name: 'Crocin 650 Tablet',
    stripUnit: 'strip of 15 tablets',
    composition: ['paracetamol 650mg'],
    pricing: { mrp: asPaise(3350), sellingPrice: asPaise(3015), discountPercent: 10 },
    inStock: true,
    schedule: 'OTC',
    alternatives: [],
  },
])
const placement = {
  lines,
  address,
  paymentMode: 'cod',
  warehouseId: 'WH-DEL-01',
  prescriptionId: 'p1',
  customerName: 'Asha Rao',
} as const

/** A call as it is specified: what is asked for, by which method, where, with what. */
const CALLS: readonly [
  ask: (client: Client) => Promise<unknown>,
  method: string,
  at: string,
  body?: unknown,
][] = [
  [({ auth }) => auth.sendOtp({ mobile: '9000000001' }), 'POST', '/auth/send-otp', { mobile: '9000000001' }],
  [
    ({ auth }) => auth.sendOtp({ mobile: '9000000001', type: 'hospital' }),
    'POST',
    '/auth/send-otp',
    { mobile: '9000000001', type: 'hospital' },
  ],
  [
    ({ auth }) => auth.verifyOtp({ mobile: '9000000001', otp: '012345' }),
    'POST',
    '/auth/verify-otp',
    { mobile: '9000000001', otp: '012345' },
  ],
  [({ auth }) => auth.logout(), 'POST', '/auth/logout'],
  [({ auth }) => auth.refresh(), 'POST', '/auth/refresh'],
  [
    ({ auth }) =>
      auth.completeProfile({ mobile: '9000000001', name: 'Asha', email: null, whatsappNumber: '9000000001' }),
    'POST',
    '/auth/complete-profile',
    { mobile: '9000000001', name: 'Asha', email: null, whatsappNumber: '9000000001' },
  ],
  [({ users }) => users.profile(), 'GET', '/users/profile'],
  [
    ({ users }) =>
      users.update({ name: 'Asha', email: 'a@b.in', whatsapp: '9000000001', dateofbirth: '', gender: '' }),
    'PUT',
    '/users/profile',
    { name: 'Asha', email: 'a@b.in', whatsappNumber: '9000000001', dateofbirth: null, gender: null },
  ],
  [({ addresses }) => addresses.add(draft, 'web'), 'POST', '/users/add-addresses', sentDraft],
  [({ addresses }) => addresses.update('a1', draft, 'web'), 'PUT', '/address/a1', sentDraft],
  [({ addresses }) => addresses.remove('a1'), 'DELETE', '/users/addresses/a1'],
  [({ places }) => places.hospitals('lok', { limit: 7 }), 'GET', '/hospitals/autocomplete?query=lok&limit=7'],
  [
    ({ prescriptions }) => prescriptions.result({ prescriptionId: 'p1', addressId: 'a1' }),
    'GET',
    '/prescriptions/p1/results/a1',
  ],
  [
    ({ medicines }) => medicines.search({ warehouseId: 'WH-DEL-01', medicineName: 'crocin' }),
    'GET',
    '/medicines/search?warehouseId=WH-DEL-01&medicineName=crocin',
  ],
  [
    ({ orders }) => orders.create(placement, 'key-1'),
    'POST',
    '/orders/create-order',
    expect.objectContaining({
      totals: { subtotal: 33.5, total: 30.15, itemCount: 1, discount: 3.35 },
      address: expect.objectContaining({ _id: 'a1' }),
      paymentMode: 'cod',
      warehouseId: 'WH-DEL-01',
      prescriptionId: 'p1',
      medicines: [expect.objectContaining({ id: 'M1', qty: 1, _altChosen: false, _isAlternative: false })],
    }),
  ],
  [({ orders }) => orders.details('o1'), 'GET', '/orders/o1'],
  [({ orders }) => orders.history(), 'GET', '/orders/history'],
  [({ orders }) => orders.cancel('o1', '2026-11-27T10:00:00.000Z'), 'POST', '/orders/o1/cancel'],
]

test.each(CALLS.map(([ask, method, at, body]) => ({ ask, method, at, body })))(
  'a call goes out as it is specified: $method $at',
  async ({ ask, method, at, body }) => {
    const sent: { method: string; at: string; body: unknown; bearer: string | null }[] = []
    const { client } = clientForTests(async (input, init) => {
      const request = new Request(input, init)
      const text = await request.text()
      sent.push({
        method: request.method,
        at: request.url.replace('http://shop.test/api', ''),
        body: text === '' ? undefined : JSON.parse(text),
        bearer: request.headers.get('authorization'),
      })
      return Response.json({})
    })
    // what an empty answer means to each call is not the matter here
    await ask(client).catch(() => {})
    expect(sent).toEqual([{ method, at, body, bearer: 'Bearer token-1' }])
  },
)

test('the events of a prescription are asked for as a stream, with the bearer and credentials', async () => {
  let asked: { at: string; init: RequestInit | undefined } | undefined
  const { client } = clientForTests(async (input, init) => {
    asked = { at: new Request(input).url, init }
    return new Response('data: {"status":"completed"}\n\n')
  })
  await client.prescriptions.watch('p1', { onEvent: () => {}, signal: new AbortController().signal })
  expect(asked?.at).toBe('http://shop.test/api/prescriptions/p1/stream')
  expect(asked?.init?.credentials).toBe('include')
  expect(asked?.init?.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer token-1' })
})
