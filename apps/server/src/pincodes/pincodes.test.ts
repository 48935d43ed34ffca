import { beforeEach, expect, test } from 'vitest'
import { visitor } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const ask = async (pincode: string): Promise<unknown> => {
  const reply = await visitor(world).call('GET', `/pincode/${pincode}`)
  expect(reply.status).toBe(200)
  return reply.json()
}

test.each([
  ['110001', 'New Delhi', 'Delhi'],
  ['671310', 'Kasaragod', 'Kerala'],
])('%s lies in %s, %s', async (pincode, district, state) => {
  expect(await ask(pincode)).toMatchObject([
    { Status: 'Success', PostOffice: [{ District: district, State: state, Country: 'India' }] },
  ])
})

test.each(['999999', '11000', 'abcdef', '११०००१'])(
  '%s is answered as unknown, in the public service’s shape',
  async (pincode) => {
    expect(await ask(pincode)).toEqual([{ Status: 'Error', PostOffice: null }])
  },
)
