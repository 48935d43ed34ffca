import { expect, test, vi } from 'vitest'
import { googleMaps } from './google-maps.ts'

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }))

const signal = new AbortController().signal

test('suggests places of India by what is typed', async () => {
  const fetch = answering({
    suggestions: [
      {
        placePrediction: {
          placeId: 'm1',
          structuredFormat: { mainText: { text: 'Janpath' }, secondaryText: { text: 'New Delhi' } },
        },
      },
    ],
  })
  await expect(googleMaps('key-1', fetch).suggest('Jan', signal)).resolves.toEqual([
    { id: 'm1', name: 'Janpath', detail: 'New Delhi' },
  ])
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://places.googleapis.com/v1/places:autocomplete')
  expect(init?.headers).toMatchObject({ 'x-goog-api-key': 'key-1' })
  await expect(new Response(init?.body).json()).resolves.toMatchObject({
    input: 'Jan',
    includedRegionCodes: ['in'],
  })
})

test('has nothing to suggest when nothing matches', async () => {
  await expect(googleMaps('key-1', answering({})).suggest('zzz', signal)).resolves.toEqual([])
})

const component = (longText: string, ...types: string[]) => ({ longText, types })

test.each([
  [
    'the locality',
    [component('New Delhi', 'locality', 'political'), component('South', 'administrative_area_level_2')],
    'New Delhi',
  ],
  ['else the district', [component('South Delhi', 'administrative_area_level_2')], 'South Delhi'],
])('reads a place: %s is its district', async (_, components, district) => {
  const fetch = answering({
    formattedAddress: 'Janpath, New Delhi 110001',
    addressComponents: [
      ...components,
      component('110001', 'postal_code'),
      component('Delhi', 'administrative_area_level_1'),
      component('India', 'country'),
    ],
    location: { latitude: 28.62, longitude: 77.22 },
  })
  await expect(googleMaps('key-1', fetch).place('m/1')).resolves.toEqual({
    address: 'Janpath, New Delhi 110001',
    pincode: '110001',
    district,
    state: 'Delhi',
    country: 'India',
    geolocation: { latitude: 28.62, longitude: 77.22 },
  })
  expect(fetch.mock.calls[0]?.[0]).toBe('https://places.googleapis.com/v1/places/m%2F1')
})

test('fails where the service refuses', async () => {
  await expect(googleMaps('key-1', answering({}, 403)).suggest('Jan', signal)).rejects.toThrow('403')
})
