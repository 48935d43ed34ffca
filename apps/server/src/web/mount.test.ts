import { expect, test, beforeEach } from 'vitest'
import { visitor } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

test('an unknown path below /api answers with a problem that names no path', async () => {
  const reply = await visitor(world).call('GET', '/nothing/here')
  expect(reply.status).toBe(404)
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  expect(await reply.json()).toMatchObject({ code: 'not_found', status: 404 })
})
