import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { visitor } from '../testing/caller.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const ask = async (query: string, rest = '') => {
  const reply = await visitor(world).call(
    'GET',
    `/hospitals/autocomplete?query=${encodeURIComponent(query)}${rest}`,
  )
  expect(reply.status).toBe(200)
  return (await replyOf(endpoints.hospitalAutocomplete, reply)).data
}

test('the beginning of a name comes first, with everything an address needs', async () => {
  const [first] = await ask('safdar')
  expect(first).toEqual({
    hospitalId: 'DL-2',
    name: 'Safdarjung Hospital (VMMC)',
    address: 'Ansari Nagar West, Ring Road, Delhi',
    city: 'Delhi',
    district: 'South Delhi',
    state: 'Delhi',
    pincode: '110029',
    geolocation: { latitude: 28.56567, longitude: 77.20334 },
  })
})

test('five are shown unless more are asked for, and all words count', async () => {
  expect(await ask('hospital')).toHaveLength(5)
  expect(await ask('hospital', '&limit=7')).toHaveLength(7)
  for (const { name, address, pincode } of await ask('hospital 110029'))
    expect(`${name} ${address} ${pincode}`.toLowerCase()).toMatch(/hospital.*110029/)
})

test('a slip of the pen is forgiven', async () => {
  const found = await ask('apolo', '&limit=7')
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ name, address }) => /apol/i.test(name + address))).toBe(true)
})

test('less than two characters find nothing', async () => {
  expect(await ask('')).toEqual([])
  expect(await ask(' a ')).toEqual([])
})

test.each([
  '(',
  '[',
  '\\',
  '%%',
  '__',
  "O'Neil",
  '.*',
  '$&',
  'a+a+a+a+!',
  'अस्पताल',
  "'; drop table users; --",
])('%s is taken literally', async (query) => {
  for (const { name, address, city, district } of await ask(query))
    expect(`${name} ${address} ${city} ${district}`.toLowerCase()).toContain(query.toLowerCase())
})

test.each(['&limit=0', '&limit=21', '&limit=x', '&limit=-1'])('%s is refused', async (rest) => {
  expect((await visitor(world).call('GET', `/hospitals/autocomplete?query=max${rest}`)).status).toBe(422)
})
