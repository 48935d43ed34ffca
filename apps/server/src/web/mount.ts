import type { Endpoint } from '@dawadoot/api/contract/endpoint'
import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { answer } from './answer.ts'
import { admit, bearerOf } from './access.ts'
import type { Call, CallForToken, Handler } from './call.ts'
import type { CallLimit } from './call-limit.ts'
import type { CallsInHand } from './calls-in-hand.ts'
import type { ApiEnv } from './env.ts'
import { problem, ProblemError } from './problem.ts'
import { readAsked, readCall } from './read-call.ts'

export type Route = { endpoint: Endpoint; run: (c: Context<ApiEnv>) => Promise<Response> }

/** What a noun's routes file is given to mount its calls on. */
export type Api = { deps: Deps; lookUps: CallLimit; inHand: CallsInHand; routes: Route[] }

/**
 * Mounts one call of the contract: `mount(api, endpoints.getOrder, async ({ params, session }) => …)`. Access, input
 * and reply are judged by the descriptor; the handler returns the reply, or throws a `problem`.
 */
export const mount = <const E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void => {
  const run = async (c: Context<ApiEnv>): Promise<Response> => {
    // `readCall` builds each part by the descriptor that types it; the compiler cannot follow a type parameter there.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const call = (await readCall(api, endpoint, c)) as Call<E>
    // One that is sent a file waits for it first, which is no work: it counts itself once the file is there.
    const reply = endpoint.file ? handler(call) : api.inHand.work(() => handler(call))
    return answer(c, api.deps.settings, endpoint, await reply)
  }
  api.routes.push({ endpoint, run })
}

/** Calls whose descriptor asks no more of the session than that it lives. */
type ForToken = Endpoint & { access: 'session'; ownDeviceOnly?: never; file?: never }

/**
 * Mounts a call of a signed-in person whose handler finds out by itself who that is, because it asks the database for
 * more in the same statement: it is given the token, and throws `unauthenticated`. What it refuses besides, or what
 * cannot even be read, is only told to somebody whose session lives.
 */
export const mountForToken = <const E extends ForToken>(
  api: Api,
  endpoint: E,
  handler: (call: CallForToken<E>) => ReturnType<Handler<E>>,
): void => {
  const run = async (c: Context<ApiEnv>): Promise<Response> => {
    const bearer = bearerOf(c.req.raw)
    if (bearer === undefined) throw problem('unauthenticated')
    try {
      // As above.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const call = { ...(await readAsked(api, endpoint, c)), bearer } as CallForToken<E>
      return answer(c, api.deps.settings, endpoint, await api.inHand.work(() => handler(call)))
    } catch (error) {
      if (error instanceof ProblemError) await api.inHand.work(() => admit(api.deps, endpoint.access, bearer))
      throw error
    }
  }
  api.routes.push({ endpoint, run })
}
