import { createHash, timingSafeEqual } from 'node:crypto'
import type { Access } from '@dawadoot/api/contract/endpoint'
import { findSession } from '../auth/sessions.ts'
import type { Deps } from '../deps.ts'
import type { Session } from './call.ts'
import { problem } from './problem.ts'

export const bearerOf = (request: Request): string | undefined =>
  /^Bearer +([\x21-\x7e]{1,512})$/i.exec(request.headers.get('authorization') ?? '')?.[1]

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether this is the token, without telling by the time it takes how much of it is right. No token opens nothing. */
export const isToken = (bearer: string | undefined, token: string | undefined): boolean =>
  Boolean(bearer && token) && timingSafeEqual(sha256(bearer ?? ''), sha256(token ?? ''))

/** Lets the caller in by the call's access, or throws; gives the session where there is one. */
export const admit = async (
  deps: Deps,
  access: Access,
  bearer: string | undefined,
): Promise<Session | undefined> => {
  switch (access) {
    case 'public':
      return undefined
    case 'session': {
      const session = bearer && (await findSession(deps.database.db, bearer, deps.clock()))
      if (!session) throw problem('unauthenticated')
      return session
    }
    case 'operations':
      if (!isToken(bearer, deps.settings.opsToken)) throw problem('unauthenticated')
      return undefined
    case 'development':
      if (deps.settings.production || !deps.sms.outbox) throw problem('not_found')
      return undefined
  }
}
