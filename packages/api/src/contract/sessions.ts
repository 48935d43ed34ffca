import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Message, Timestamp } from './scalars.ts'

export const WireSession = v.object({
  id: Id,
  type: v.picklist(['customer', 'kiosk']),
  /** `Chrome on Android`; null for programs that are no browser. */
  device: v.nullable(v.string()),
  startedAt: Timestamp,
  /** To the minute. */
  usedAt: Timestamp,
  /** When it ends if it is not used again. */
  endsAt: Timestamp,
  /** The one that asks. */
  current: v.boolean(),
})
export type WireSession = v.InferOutput<typeof WireSession>

export const listSessions = endpoint({
  method: 'get',
  path: '/auth/sessions',
  group: 'Sign-in',
  summary: 'Where the signed-in person is signed in, the last used first',
  access: 'session',
  ownDeviceOnly: true,
  status: 200,
  reply: v.object({ data: v.object({ sessions: v.array(WireSession) }) }),
  errors: ['unauthenticated', 'forbidden'],
})

export const revokeSession = endpoint({
  method: 'delete',
  path: '/auth/sessions/{id}',
  group: 'Sign-in',
  summary: 'End one of the signed-in person’s sessions, with every token it has',
  access: 'session',
  ownDeviceOnly: true,
  status: 200,
  reply: Message,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
})

export const revokeSessions = endpoint({
  method: 'delete',
  path: '/auth/sessions',
  group: 'Sign-in',
  summary: 'End all of the signed-in person’s sessions, this one included',
  access: 'session',
  ownDeviceOnly: true,
  status: 200,
  reply: Message,
  errors: ['unauthenticated', 'forbidden'],
})
