import { beforeEach, expect, test } from 'vitest'
import { newBlobKey } from '../blobs/blob-key.ts'
import { signedIn, visitor } from '../testing/caller.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { storedPrescription } from '../testing/stored.ts'
import { openWorld, type World } from '../testing/world.ts'
import { tidy, tidyAll } from './housekeeping.ts'
import { idempotencyKeys } from './tables/machinery.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const count = async (table: string): Promise<unknown> =>
  (await world.database.db.execute<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

test('what can still be used stays, and goes once nobody can use it any more', async () => {
  const { database, clock } = world
  await signedIn(world)
  await visitor(world).call('POST', '/auth/send-otp', { body: { mobile: '8000000001' } })
  await database.db
    .insert(idempotencyKeys)
    .values({ owner: 'asha', operation: 'x', key: 'k', requestHash: 'h', createdAt: clock.now() })
  const left = async () => ({
    challenges: await count('otp_challenges'),
    sends: await count('otp_sends'),
    sessions: await count('sessions'),
    tokens: await count('session_tokens'),
    keys: await count('idempotency_keys'),
  })

  await tidy(database.db, clock.now())
  expect(await left()).toEqual({ challenges: 1, sends: 1, sessions: 1, tokens: 1, keys: 1 })
  clock.advance(DAY + HOUR)
  await tidy(database.db, clock.now())
  expect(await left()).toEqual({ challenges: 0, sends: 0, sessions: 1, tokens: 1, keys: 1 })
  clock.advance(7 * DAY)
  await tidy(database.db, clock.now())
  expect(await left()).toMatchObject({ sessions: 1, keys: 0 })
  clock.advance(90 * DAY)
  await tidy(database.db, clock.now())
  expect(await left()).toMatchObject({ sessions: 0, tokens: 0 })
  expect(await count('users')).toBe(1)
})

test('old prescriptions go every hour, and the files that nothing names once a day', async () => {
  const asha = await signedIn(world)
  await storedPrescription(world, asha, [DOLO_650])
  await world.blobs.put(newBlobKey('pages', world.deps.randomBytes), new Uint8Array(1), 'image/webp')
  world.clock.advance(181 * DAY)
  await tidyAll(world.deps, false)
  expect(await count('prescriptions')).toBe(0)
  expect(world.blobs.keys()).toHaveLength(1)
  await tidyAll(world.deps, true)
  expect(world.blobs.keys()).toEqual([])
  expect(world.logLines.join()).toContain('"prescriptions":1')
  expect(world.logLines.join()).toContain('"files":1')
})
