import type { WireAddress } from '@dawadoot/api/contract/addresses'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { Problem } from '@dawadoot/api/contract/problem'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../testing/caller.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Caller
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
})

const HOME = {
  deliveryType: 'home',
  deliverySource: 'web',
  source: 'web',
  user_name: 'Asha Rao',
  user_contact: '9000000001',
  name: 'Home',
  address: '12 Janpath',
  pincode: '110001',
  district: 'New Delhi',
  state: 'Delhi',
  country: 'India',
  house_no: '4B',
  isDefault: true,
}

const read = async (reply: Response): Promise<WireAddress> =>
  (await replyOf(endpoints.addAddress, reply)).data
const add = async (extra: object = {}, who = asha) =>
  who.call('POST', '/users/add-addresses', { body: { ...HOME, ...extra } })
const saved = async (who = asha): Promise<WireAddress[]> => {
  const reply = await replyOf(endpoints.getProfile, await who.call('GET', '/users/profile'))
  return reply.data.user.addresses
}
const defaults = async (): Promise<string[]> =>
  (await saved()).filter(({ isDefault }) => isDefault).map(({ name }) => name)

test('an address comes back as it was saved, and is in the profile', async () => {
  const reply = await add()
  expect(reply.status).toBe(201)
  const address = await read(reply)
  expect(address).toMatchObject({ name: 'Home', house_no: '4B', isDefault: true, reach: 'in_reach' })
  expect(address._id).toBe(address.addressId)
  expect(await saved()).toEqual([address])
})

describe('of all addresses exactly one is the default', () => {
  test('the first one, whatever was asked for', async () => {
    await add({ isDefault: false, source: 'kiosk', deliverySource: 'kiosk' })
    expect(await defaults()).toEqual(['Home'])
  })

  test('the latest that asked for it', async () => {
    for (const name of ['One', 'Two', 'Three']) await add({ name })
    expect(await defaults()).toEqual(['Three'])
    const [, two] = await saved()
    await asha.call('PUT', `/address/${two?._id}`, { body: { ...HOME, name: 'Chosen', isDefault: true } })
    expect(await defaults()).toEqual(['Chosen'])
  })

  test('also when several are added at once', async () => {
    await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => add({ name })))
    expect(await saved()).toHaveLength(4)
    expect(await defaults()).toHaveLength(1)
  })

  test('also when the default one is saved without the mark, or deleted', async () => {
    const first = await read(await add({ name: 'One' }))
    await asha.call('PUT', `/address/${first._id}`, { body: { ...HOME, name: 'One', isDefault: false } })
    expect(await defaults()).toEqual(['One'])
    world.clock.advance(1000)
    await add({ name: 'Two', isDefault: false })
    const reply = await asha.call('DELETE', `/users/addresses/${first._id}`)
    expect(await reply.json()).toEqual({ message: 'Address deleted successfully' })
    expect(await defaults()).toEqual(['Two'])
  })
})

describe('another customer’s address', () => {
  test('can be neither seen, changed nor deleted: it is not found', async () => {
    const hers = await read(await add())
    const ravi = await signedIn(world, { mobile: '8000000001', name: 'Ravi' })
    expect(await saved(ravi)).toEqual([])
    for (const id of [hers._id, 'no-such-address']) {
      expect((await ravi.call('PUT', `/address/${id}`, { body: HOME })).status).toBe(404)
      expect((await ravi.call('DELETE', `/users/addresses/${id}`)).status).toBe(404)
    }
    expect(await saved()).toEqual([hers])
  })
})

describe('whether we deliver there', () => {
  const reach = async (extra: object) => (await read(await add(extra))).reach

  test('follows the position first: far away is out of reach, whatever the pincode says', async () => {
    expect(await reach({ geolocation: { latitude: 28.63, longitude: 77.22 }, pincode: '671310' })).toBe(
      'in_reach',
    )
    expect(await reach({ geolocation: { latitude: 12.5, longitude: 74.99 } })).toBe('out_of_reach')
  })

  test('then the hospital', async () => {
    const hospital = { deliveryType: 'hospital', hospitalId: 'DL-3', name: 'RML', pincode: '671310' }
    expect(await reach(hospital)).toBe('in_reach')
    expect(await reach({ ...hospital, hospitalId: 'gone' })).not.toBe('in_reach')
  })

  test('then the pincode; where that is only roughly known nobody is turned away', async () => {
    const { rows } = await world.database.db.execute<{ pincode: string }>(
      `select pincode from pincodes where confidence = 'low' order by pincode limit 1`,
    )
    expect(await reach({ pincode: '110001' })).toBe('in_reach')
    expect(await reach({ pincode: '671310' })).toBe('out_of_reach')
    expect(await reach({ pincode: rows[0]?.pincode })).toBe('unconfirmed')
    expect(await reach({ pincode: '999999' })).toBe('unconfirmed')
  })
})

test.each([
  ['user_name', 'A', 'Required'],
  ['user_name', ' '.repeat(5), 'Required'],
  ['user_contact', '5000000000', 'Enter valid 10-digit mobile'],
  ['user_contact', '9000000001\n', 'Enter valid 10-digit mobile'],
  ['address', '   ', 'Required'],
  ['pincode', '11000१', '6 digits'],
  ['district', '', 'Required'],
  ['geolocation', { latitude: 91, longitude: 0 }, 'Invalid'],
])('%s %j is refused with %j', async (field, value, message) => {
  const reply = await add({ [field]: value })
  expect(reply.status).toBe(422)
  const { fields = {} } = v.parse(Problem, await reply.json())
  expect(Object.entries(fields).find(([name]) => name.startsWith(field))?.[1]).toBe(message)
  expect(await saved()).toEqual([])
})

test('a contact that itself starts with 91 is kept whole', async () => {
  expect((await read(await add({ user_contact: '9199999999' }))).user_contact).toBe('9199999999')
})
