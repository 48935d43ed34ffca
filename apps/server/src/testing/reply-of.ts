import type { Endpoint, Schema } from '@dawadoot/api/contract/endpoint'
import * as v from 'valibot'

/** A reply as the contract has it; a refusal makes the test fail with its words. */
export const replyOf = async <E extends Endpoint & { reply: Schema }>(
  endpoint: E,
  response: Response,
): Promise<v.InferOutput<E['reply']>> => {
  const body = await response.text()
  if (response.status !== endpoint.status) throw new Error(`answered ${response.status}: ${body}`)
  return v.parse(endpoint.reply, JSON.parse(body))
}
