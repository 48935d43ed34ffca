import { endpoints } from '@dawadoot/api/contract/endpoints'
import type { WireProfile } from '@dawadoot/api/contract/users'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Caller, signedIn } from '../testing/caller.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Caller
beforeEach(async () => {
  world = await openWorld()
  asha = await signedIn(world)
})

const FORM = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  whatsappNumber: '9000000001',
  dateofbirth: null,
  gender: null,
}
const save = (change: object) => asha.call('PUT', '/users/profile', { body: { ...FORM, ...change } })
const profile = async (reply: Response): Promise<WireProfile> =>
  (await replyOf(endpoints.getProfile, reply)).data.user

test('a profile comes back as it was saved', async () => {
  await save({ dateofbirth: '1990-02-28', gender: 'female' })
  expect(await profile(await asha.call('GET', '/users/profile'))).toMatchObject({
    mobile: '9000000001',
    email: 'asha@example.com',
    profile: { whatsapp: '9000000001', dateofbirth: '1990-02-28', gender: 'female' },
    addresses: [],
  })
})

test.each(['O’Connor', "D'Souza", 'Anne-Marie', 'காவ்யா', 'प्रिया शर्मा'])('%s is a name', async (name) => {
  expect((await profile(await save({ name }))).name).toBe(name)
})

test.each(['a+b@example.com', 'x@example.online', "o'brien@example.com", 'x@sub.co.in'])(
  '%s is an e-mail',
  async (email) => {
    expect((await profile(await save({ email }))).email).toBe(email)
  },
)

describe('the date of birth', () => {
  test('is the same day whatever the server’s zone, and cleared it is null', async () => {
    for (const zone of ['America/New_York', 'Asia/Kolkata', 'UTC']) {
      vi.stubEnv('TZ', zone)
      expect((await profile(await save({ dateofbirth: '1990-12-31' }))).profile.dateofbirth).toBe(
        '1990-12-31',
      )
    }
    vi.unstubAllEnvs()
    expect((await profile(await save({ dateofbirth: '' }))).profile.dateofbirth).toBeNull()
    expect((await profile(await save({ dateofbirth: null }))).profile.dateofbirth).toBeNull()
  })

  test.each(['2020-02-31', '1800-01-01', '31-02-2020', '2999-01-01'])(
    '%s is refused',
    async (dateofbirth) => {
      expect((await save({ dateofbirth })).status).toBe(422)
    },
  )
})

test('an empty gender is none', async () => {
  expect((await profile(await save({ gender: '' }))).profile.gender).toBeNull()
  expect((await save({ gender: 'none' })).status).toBe(422)
})
