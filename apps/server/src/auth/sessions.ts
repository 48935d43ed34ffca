import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sessions, type SessionType, sessionTokens } from '../db/tables/sign-in.ts'
import { written } from '../db/written.ts'
import type { Session } from '../web/call.ts'
import { hashToken, newToken } from './token.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Decisions, "Session and storage". */
const SESSION_LIMITS = {
  customer: { longest: 90 * DAY, idle: 30 * DAY },
  kiosk: { longest: 30 * MINUTE, idle: 30 * MINUTE },
  rotateAfter: DAY,
  oldTokenWorksFor: 30_000,
} as const

/** Being used is written down once a minute at most: the idle limit counts in days. */
const NOTE_USE_AFTER = MINUTE

type Making = {
  randomBytes: (count: number) => Uint8Array
  newId: () => string
  now: Date
  /** By which its owner knows the session again. */
  device?: string | undefined
}

const issueToken = async (db: Db, sessionId: string, { randomBytes, now }: Making): Promise<string> => {
  const token = newToken(randomBytes)
  await db.insert(sessionTokens).values({ hash: hashToken(token), sessionId, issuedAt: now })
  return token
}

/** Opens a session and gives its token. */
export const openSession = async (
  db: Db,
  userId: string,
  type: SessionType,
  making: Making,
): Promise<string> => {
  const { newId, now, device = null } = making
  const id = newId()
  const endsAt = new Date(now.getTime() + SESSION_LIMITS[type].longest)
  await db.insert(sessions).values({ id, userId, type, device, createdAt: now, usedAt: now, endsAt })
  return issueToken(db, id, making)
}

export type SessionRow = {
  sessionId: string
  type: SessionType
  userId: string
  mobile: string
  startedAt: string
  tokenIssuedAt: string
  usedAt: string
  endsAt: string
  worksUntil: string | null
}

/** A `SessionRow` of a statement that selects from `sessionOf`. */
export const sessionColumns = sql.raw(`
  s.id as "sessionId", s.type, s.user_id as "userId", u.mobile, s.created_at as "startedAt",
  t.issued_at as "tokenIssuedAt", s.used_at as "usedAt", s.ends_at as "endsAt", t.works_until as "worksUntil"`)

/** The session `s` of the token `t` with that hash, and its person `u`. */
export const sessionOf = (hash: SQL) => sql`
  session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id where t.hash = ${hash}`

/** Nearly every call of a signed-in person begins with it. */
const sessionOfToken = written<SessionRow>(
  sql`select ${sessionColumns} from ${sessionOf(sql`${sql.placeholder('hash')}`)}`,
)

/**
 * Calls of one session that come at once note it once, and none waits until that is on the disk: it stands in the way of
 * whoever only reads, and a minute of use that is forgotten in a crash ends no session.
 */
const used = written(sql`
  update sessions set used_at = ${sql.placeholder('now')}::timestamptz
  from (select set_config('synchronous_commit', 'off', true)) as unhurried
  where id = ${sql.placeholder('id')} and used_at <= ${sql.placeholder('before')}::timestamptz`)

const noteUse = async (db: Db, id: string, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - NOTE_USE_AFTER)
  await used(db, { id, now: now.toISOString(), before: before.toISOString() })
}

/** The session of a row that was read just now, if it lives: not ended, not idle for too long, the token not exchanged long ago. */
export const liveSession = async (db: Db, row: SessionRow, now: Date): Promise<Session | undefined> => {
  const { sessionId: id, type, userId, mobile } = row
  const idleSince = now.getTime() - Date.parse(row.usedAt)
  const isOld = row.worksUntil !== null && Date.parse(row.worksUntil) <= now.getTime()
  if (isOld || Date.parse(row.endsAt) <= now.getTime() || idleSince >= SESSION_LIMITS[type].idle)
    return undefined
  if (idleSince >= NOTE_USE_AFTER) await noteUse(db, id, now)
  const startedAt = new Date(row.startedAt)
  return { id, type, userId, mobile, startedAt, tokenIssuedAt: new Date(row.tokenIssuedAt) }
}

/** The live session of a token. */
export const findSession = async (db: Db, token: string, now: Date): Promise<Session | undefined> => {
  const [row] = await sessionOfToken(db, { hash: hashToken(token) })
  return row && liveSession(db, row, now)
}

/**
 * A fresh token for a session whose token has been in use for a day; the same one before that. The old one works for
 * 30 seconds more, and may itself be exchanged in that time: two tabs that wake together both stay signed in.
 */
export const rotateToken = async (
  db: Db,
  session: Session,
  token: string,
  making: Making,
): Promise<string> => {
  const { now } = making
  if (now.getTime() - session.tokenIssuedAt.getTime() < SESSION_LIMITS.rotateAfter) return token
  const worksUntil = new Date(now.getTime() + SESSION_LIMITS.oldTokenWorksFor)
  const ofThisToken = eq(sessionTokens.hash, hashToken(token))
  await db
    .update(sessionTokens)
    .set({ worksUntil: sql`coalesce(${sessionTokens.worksUntil}, ${worksUntil.toISOString()})` })
    .where(ofThisToken)
  return issueToken(db, session.id, making)
}

/** Ends the session of a token, with every token it has. A token that is not known is no error. */
export const endSession = async (db: Db, token: string): Promise<void> => {
  const ofToken = db
    .select({ id: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(eq(sessionTokens.hash, hashToken(token)))
  await db.delete(sessions).where(eq(sessions.id, ofToken))
}

export type LiveSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'type' | 'device' | 'createdAt' | 'usedAt' | 'endsAt'
>

/** A person's sessions that still work, the last used first; `endsAt` is when each ends if it is not used again. */
export const listSessions = async (db: Db, userId: string, now: Date): Promise<LiveSession[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
  return rows
    .map(({ id, type, device, createdAt, usedAt, endsAt }) => {
      const idleAt = usedAt.getTime() + SESSION_LIMITS[type].idle
      return { id, type, device, createdAt, usedAt, endsAt: new Date(Math.min(endsAt.getTime(), idleAt)) }
    })
    .filter(({ endsAt }) => endsAt > now)
}

/** Ends one of a person's sessions, with every token it has; false when they have no such session. */
export const revokeSession = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const revoked = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return revoked.length > 0
}

/** Ends all of a person's sessions, with every token they have. */
export const revokeSessions = async (db: Db, userId: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Forgets what nobody can use any more. */
export const sweepSessions = async (db: Db, now: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.endsAt, now))
  await db.delete(sessionTokens).where(and(lt(sessionTokens.worksUntil, now)))
}
