import type { Endpoint } from '@dawadoot/api/contract/endpoint'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Settings } from '../settings.ts'

/** A reply in the descriptor's status; in tests it is first held against the contract. */
export const answer = (c: Context, settings: Settings, endpoint: Endpoint, reply: unknown): Response => {
  if (reply instanceof Response) return reply
  if (settings.checkReplies && typeof endpoint.reply !== 'string') {
    const checked = v.safeParse(endpoint.reply, reply)
    if (!checked.success)
      throw new Error(
        `the reply of ${endpoint.path} breaks the contract: ${JSON.stringify(v.flatten(checked.issues))}`,
      )
  }
  return c.body(JSON.stringify(reply), endpoint.status, { 'content-type': 'application/json' })
}
