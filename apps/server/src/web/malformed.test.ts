import { endpoints } from '@dawadoot/api/contract/endpoints'
import { Problem } from '@dawadoot/api/contract/problem'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signedIn } from '../testing/caller.ts'
import { malformedRequest } from '../testing/malformed.ts'
import { seeded } from '../testing/seeded.ts'
import { openWorld } from '../testing/world.ts'

const PER_CALL = process.env['TEST_FULL'] ? 900 : 15

test.each(Object.entries(endpoints))(
  'whatever is sent to %s is answered or refused, and never falls over',
  async (name, endpoint) => {
    const world = await openWorld()
    const asha = await signedIn(world)
    const random = seeded(name.length * 7919 + name.charCodeAt(0))
    const tokens = [asha.token, asha.token, asha.token, 'ops-token-of-the-tests', 'unknown', '']
    for (let n = 0; n < PER_CALL; n++) {
      const { path, init } = malformedRequest(endpoint, tokens, random)
      const reply = await world.app.request(`/api${path}`, init)
      const body = await reply.text()
      // What was sent is in the message, so that a failure can be tried again.
      expect({ status: reply.status, path, init, body }).toMatchObject({
        status: expect.toSatisfy(isNoFault),
      })
      if (reply.status >= 400) v.parse(Problem, JSON.parse(body))
    }
  },
  600_000,
)

const isNoFault = (status: unknown): boolean => typeof status === 'number' && status < 500
