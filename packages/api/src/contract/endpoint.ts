import type * as v from 'valibot'
import type { ErrorCode } from './error-codes.ts'

export type Schema = v.GenericSchema

/**
 * Who may call. `session`: a signed-in person, who sees only their own things; somebody else's are not found.
 * `operations`: the staff's token. `development`: only with the console message gateway, never in production.
 */
export type Access = 'public' | 'session' | 'operations' | 'development'

/** One call: the server mounts it, the client sends it, the reference page shows it. */
export type Endpoint = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `{name}` for each parameter, below /api. */
  path: `/${string}`
  group: string
  summary: string
  access: Access
  /** Not with a session of a kiosk: it stands open to whoever comes next. */
  ownDeviceOnly?: true
  query?: Schema
  /** A JSON body. */
  body?: Schema
  /** A multipart body's one file field. */
  file?: 'prescription'
  /** The caller sends an Idempotency-Key; the same key gives the stored answer again. */
  idempotent?: 'required' | 'optional'
  status: 200 | 201 | 202
  /** A JSON reply, or the media type of what is sent instead. */
  reply: Schema | 'text/event-stream' | 'image/*' | 'text/html'
  errors: readonly ErrorCode[]
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition
