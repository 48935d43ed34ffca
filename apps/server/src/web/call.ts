import type { Endpoint, Schema } from '@dawadoot/api/contract/endpoint'
import type * as v from 'valibot'
import type { SessionType } from '../db/tables/sign-in.ts'

/** Who is calling, from a live bearer token. */
export type Session = {
  id: string
  type: SessionType
  userId: string
  mobile: string
  startedAt: Date
  tokenIssuedAt: Date
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** What a handler is given: everything read, judged and typed by the call's descriptor. */
export type Call<E extends Endpoint> = {
  params: Record<ParamNames<E['path']>, string>
  query: E extends { query: infer S extends Schema } ? v.InferOutput<S> : undefined
  body: E extends { body: infer S extends Schema } ? v.InferOutput<S> : undefined
  /** The bytes as they come in: nothing of them is read before they are asked for. */
  file: E extends { file: string } ? AsyncIterable<Uint8Array> : undefined
  session: E['access'] extends 'session' ? Session : undefined
  /** The token as presented, whether it lives or not. */
  bearer: string | undefined
  idempotencyKey: E extends { idempotent: 'required' } ? string : string | undefined
  /** Whom the call is counted against. */
  client: string
  requestId: string
  request: Request
  /** Goes with the reply. */
  setHeader: (name: string, value: string) => void
}

/** What a handler is given that finds out by itself whose the token is. */
export type CallForToken<E extends Endpoint> = Omit<Call<E>, 'session' | 'bearer'> & { bearer: string }

/** A JSON reply as the contract has it, or a Response where the contract names a media type. */
type Reply<E extends Endpoint> = E['reply'] extends Schema ? v.InferInput<E['reply']> : Response

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E>>
