import { openSession } from '../auth/sessions.ts'
import { users } from '../db/tables/people.ts'
import type { SessionType } from '../db/tables/sign-in.ts'
import type { World } from './world.ts'

type Sent = { headers?: Record<string, string>; body?: unknown }

/** Somebody who calls the API: signed in with a token, or a visitor without one. */
export type Caller = {
  token: string
  userId: string
  mobile: string
  /** `path` below /api. A FormData body goes as it is, anything else as JSON. */
  call: (method: string, path: string, sent?: Sent) => Promise<Response>
}

const callWith =
  (world: World, token: string): Caller['call'] =>
  async (method, path, { headers = {}, body } = {}) => {
    const raw = body === undefined || typeof body === 'string' || body instanceof FormData
    return world.app.request(`/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
    })
  }

export const visitor = (world: World): Caller => ({
  token: '',
  userId: '',
  mobile: '',
  call: callWith(world, ''),
})

/** A person with a name and a live session, without the detour over the text message. */
export const signedIn = async (
  world: World,
  {
    mobile = '9000000001',
    name = 'Asha Rao',
    type = 'customer',
  }: { mobile?: string; name?: string; type?: SessionType } = {},
): Promise<Caller> => {
  const { clock, database, deps } = world
  const now = clock.now()
  const [user] = await database.db
    .insert(users)
    .values({ id: deps.newId(), mobile, name, whatsapp: mobile, createdAt: now })
    .onConflictDoUpdate({ target: users.mobile, set: { name } })
    .returning()
  if (!user) throw new Error('no user was stored')
  const token = await openSession(database.db, user.id, type, { ...deps, now })
  return { token, userId: user.id, mobile, call: callWith(world, token) }
}
