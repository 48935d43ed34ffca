import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setupServer } from 'msw/node'
import { http, HttpResponse } from 'msw'
import { endpoints } from '../contract/endpoints.ts'
import { ERROR_STATUS } from '../contract/error-codes.ts'
import { clientForTests } from '../testing/client-for-tests.ts'
import { refuse, reply } from '../testing/reply.ts'
import { fillPath } from './transport.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('what a person is told when a call fails', () => {
  test('is the server’s message, with its code and the fields', async () => {
    server.use(
      refuse(endpoints.updateProfile, 'input_invalid', {
        message: 'Check the form',
        fields: { name: 'Too Short' },
      }),
    )
    const { client } = clientForTests()
    const form = { name: 'A', email: 'a@b.in', whatsapp: '9000000001', dateofbirth: '', gender: '' } as const
    await expect(client.users.update(form)).rejects.toMatchObject({
      code: 'input_invalid',
      message: 'Check the form',
      fields: { name: 'Too Short' },
      status: 422,
    })
  })

  test('is "API Error" for an answer nobody can read, such as a proxy’s page', async () => {
    server.use(
      http.get('http://shop.test/api/orders/history', () => new HttpResponse('<html>502', { status: 502 })),
    )
    await expect(clientForTests().client.orders.history()).rejects.toMatchObject({
      code: 'reply_unexpected',
      message: 'API Error',
    })
  })

  test('is a message that another server put into its own shape', async () => {
    server.use(
      http.post('http://shop.test/api/auth/send-otp', () =>
        HttpResponse.json({ message: 'Nope' }, { status: 400 }),
      ),
    )
    await expect(clientForTests().client.auth.sendOtp({ mobile: '9000000001' })).rejects.toThrow('Nope')
  })

  test('is the network message when there is no answer', async () => {
    server.use(http.get('http://shop.test/api/orders/history', () => HttpResponse.error()))
    await expect(clientForTests().client.orders.history()).rejects.toMatchObject({
      code: 'offline',
      message: 'Network Error: Please check your connection',
    })
  })

  test('is "API Error" for a success that holds no JSON', async () => {
    server.use(http.get('http://shop.test/api/orders/history', () => new HttpResponse('<html>')))
    await expect(clientForTests().client.orders.history()).rejects.toMatchObject({ code: 'reply_unexpected' })
  })

  test('tells how long to wait', async () => {
    server.use(refuse(endpoints.sendOtp, 'rate_limited', { retryAfterSeconds: 30 }))
    await expect(clientForTests().client.auth.sendOtp({ mobile: '9000000001' })).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 30,
      status: ERROR_STATUS.rate_limited,
    })
  })

  test('is nothing when the person left: an abort passes through', async () => {
    server.use(reply(endpoints.getOrderHistory, { data: { orders: [] } }))
    const leave = new AbortController()
    leave.abort()
    await expect(clientForTests().client.orders.history(leave.signal)).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('the session', () => {
  test('travels as a bearer, and not at all when signed out', async () => {
    const seen: (string | null)[] = []
    server.use(
      http.post('http://shop.test/api/auth/logout', ({ request }) => {
        seen.push(request.headers.get('authorization'))
        return HttpResponse.json({ success: true, message: '' })
      }),
    )
    const { client, signIn } = clientForTests()
    await client.auth.logout()
    signIn(undefined)
    await client.auth.logout()
    expect(seen).toEqual(['Bearer token-1', null])
  })

  test('hears of a 401 with the token that was refused', async () => {
    server.use(refuse(endpoints.getProfile, 'unauthenticated'))
    const { client, unauthorized } = clientForTests()
    await expect(client.users.profile()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(unauthorized).toEqual(['token-1'])
  })
})

test.each([
  [403, 'forbidden', 'Access forbidden'],
  [404, 'not_found', 'Resource not found'],
  [500, 'internal', 'Internal server error'],
] as const)('a %s is only logged', async (_, code, logged) => {
  server.use(refuse(endpoints.getOrder, code))
  const { client, reports } = clientForTests()
  await expect(client.orders.details('o1')).rejects.toMatchObject({ code })
  expect(reports).toEqual([logged])
})

test('an id in a path is encoded exactly once', () => {
  expect(fillPath('/orders/{id}', { id: 'rate%25x' })).toBe('orders/rate%2525x')
  expect(fillPath('/orders/{id}', { id: '../users/profile' })).toBe('orders/..%2Fusers%2Fprofile')
})

test.each(['A+B', 'B&D', 'C#1', "O'Neil", 'पैरा'])(
  'a search for %s reaches the server as typed',
  async (typed) => {
    let asked: string | null = null
    server.use(
      http.get('http://shop.test/api/medicines/search', ({ request }) => {
        asked = new URL(request.url).searchParams.get('medicineName')
        return HttpResponse.json([])
      }),
    )
    await clientForTests().client.medicines.search({ warehouseId: 'WH-DEL-01', medicineName: typed })
    expect(asked).toBe(typed)
  },
)

test('an upload carries a boundary, the field name and its key', async () => {
  let seen: { type: string | null; key: string | null; name: string | undefined } | undefined
  server.use(
    http.post('http://shop.test/api/prescriptions/upload', async ({ request }) => {
      const type = request.headers.get('content-type')
      const sent = (await request.formData()).get('prescription')
      seen = {
        type,
        key: request.headers.get('idempotency-key'),
        name: sent instanceof File ? sent.name : undefined,
      }
      return HttpResponse.json({ uploadedData: { prescriptionId: 'p1' } }, { status: 202 })
    }),
  )
  await clientForTests().client.prescriptions.upload(new File(['x'], 'rx.jpg'), { idempotencyKey: 'key-1' })
  expect(seen?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen).toMatchObject({ key: 'key-1', name: 'rx.jpg' })
})
