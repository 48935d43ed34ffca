import { expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { createLateClient } from './late-client.ts'

const options = {
  baseUrl: 'http://localhost/api',
  session: { token: () => undefined, unauthorized: () => {} },
  fetch: async () =>
    Response.json([
      { Status: 'Success', PostOffice: [{ District: 'Pune', State: 'Maharashtra', Country: 'India' }] },
    ]),
}

test('nothing is fetched before the first call, and the code only once', async () => {
  const load = vi.fn(async () => createClient)
  const client = createLateClient(options, load)
  expect(load).not.toHaveBeenCalled()
  const [first, second] = await Promise.all([
    client.places.pincode('411001'),
    client.places.pincode('411001'),
  ])
  expect(first).toMatchObject({ district: 'Pune' })
  expect(second).toEqual(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that does not arrive reads as no network, and the next call asks again', async () => {
  const load = vi.fn(async () => createClient).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const client = createLateClient(options, load)
  await expect(client.places.pincode('411001')).rejects.toMatchObject({
    code: 'offline',
    message: 'Network Error: Please check your connection',
  })
  await expect(client.places.pincode('411001')).resolves.toMatchObject({ district: 'Pune' })
})

test('it has every group of calls that the client has', () => {
  const late = createLateClient(options, async () => createClient)
  expect(Object.keys(late).toSorted()).toEqual(Object.keys(createClient(options)).toSorted())
})
