import { lt, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { sweepSessions } from '../auth/sessions.ts'
import type { Deps } from '../deps.ts'
import type { Db } from './database.ts'
import { idempotencyKeys, jobs } from './tables/machinery.ts'
import { otpChallenges, otpSends } from './tables/sign-in.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Longer than any client goes on trying with one key. */
const KEYS_KEPT_MS = 7 * DAY
const ENDED_JOBS_KEPT_MS = 7 * DAY

/** Throws away what nobody can use any more: old codes and counts, ended sessions, keys and jobs long done. */
export const tidy = async (db: Db, now: Date): Promise<void> => {
  const ago = (ms: number): Date => new Date(now.getTime() - ms)
  await sweepSessions(db, now)
  await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, ago(HOUR)))
  await db.delete(otpSends).where(lt(otpSends.sentAt, ago(DAY)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(KEYS_KEPT_MS)))
  await db.delete(jobs).where(sql`${jobs.endedAt} < ${ago(ENDED_JOBS_KEPT_MS).toISOString()}`)
}

/** Tidies once an hour until the server stops. */
export const keepTidy = async ({ database, clock, log, stopping }: Deps): Promise<void> => {
  while (!stopping.aborted) {
    await tidy(database.db, clock()).catch((error: unknown) => log.trouble('tidying failed', error))
    await sleep(HOUR, undefined, { signal: stopping }).catch(() => undefined)
  }
}
