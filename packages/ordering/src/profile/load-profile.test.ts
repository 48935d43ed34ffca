import { addAddress } from '@dawadoot/api/contract/addresses'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireProfile } from '@dawadoot/api/testing/builders'
import { answer, reply } from '@dawadoot/api/testing/reply'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { saveAddress } from '../addresses/address-actions.ts'
import { apiServer } from '../testing/api-server.ts'
import { brokenProxy } from '../testing/calls.ts'
import { fakeOrdering, testUser } from '../testing/fake-ordering.ts'
import { signOut } from '../session/session-store.ts'
import { ensureProfile, loadProfile } from './load-profile.ts'
import { addressesOf } from './profile-store.ts'

const one = reply(getProfile, { data: { user: wireProfile() } })
const server = apiServer(one)

/** Holds the first answer back until it is let go. */
const heldBack = () => {
  let letGo: () => void = () => {}
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let calls = 0
  const handler = answer(getProfile, async (request) => {
    calls += 1
    if (calls === 1) await waiting
    const list =
      calls === 1 ? [wireAddress()] : [wireAddress({ isDefault: false }), wireAddress({ _id: 'a2' })]
    const given = await getResponse(
      [reply(getProfile, { data: { user: wireProfile({ addresses: list }) } })],
      request,
    )
    return given ?? Response.error()
  })
  return { handler, letGo: () => letGo() }
}

const draft = {
  deliveryType: 'home',
  userName: 'Asha Rao',
  userContact: '9000000001',
  name: 'Office',
  address: '1 Barakhamba Road',
  pincode: '110001',
  district: 'New Delhi',
  state: 'Delhi',
  country: 'India',
  isDefault: true,
} as const

test('the profile and its addresses are there once they are fetched', async () => {
  const ordering = fakeOrdering({ user: testUser() })
  await ensureProfile(ordering)
  expect(ordering.profile.getState()).toMatchObject({ status: 'ready', profile: { name: 'Asha Rao' } })
  expect(addressesOf(ordering.profile.getState()).map(({ id }) => id)).toEqual(['a1'])
})

test('a failed fetch nulls the profile and says why', async () => {
  const ordering = fakeOrdering({ user: testUser() })
  await loadProfile(ordering)
  server.use(brokenProxy(getProfile))
  await loadProfile(ordering)
  expect(ordering.profile.getState()).toEqual({ status: 'failed', message: 'Something went wrong' })
})

test('an answer that was asked for before an address was saved does not take the address away', async () => {
  const { handler, letGo } = heldBack()
  server.use(reply(addAddress, { data: wireAddress({ _id: 'a2', name: 'Office' }) }))
  const ordering = fakeOrdering({ user: testUser() })
  await loadProfile(ordering)
  server.use(handler)
  const slow = loadProfile(ordering)
  await saveAddress(ordering, draft)
  letGo()
  await slow
  expect(addressesOf(ordering.profile.getState()).map(({ id }) => id)).toEqual(['a1', 'a2'])
})

test('an address that becomes the default is the only one (B159)', async () => {
  server.use(reply(addAddress, { data: wireAddress({ _id: 'a2', name: 'Office', isDefault: true }) }))
  const ordering = fakeOrdering({ user: testUser() })
  await loadProfile(ordering)
  await saveAddress(ordering, draft)
  expect(
    addressesOf(ordering.profile.getState())
      .filter(({ isDefault }) => isDefault)
      .map(({ id }) => id),
  ).toEqual(['a2'])
})

test('an answer for somebody who has left is dropped', async () => {
  const { handler, letGo } = heldBack()
  server.use(handler)
  const ordering = fakeOrdering({ user: testUser() })
  const slow = loadProfile(ordering)
  signOut(ordering.session)
  letGo()
  await slow
  expect(ordering.profile.getState()).toEqual({ status: 'idle' })
})
