import { lt, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { sweepSessions } from '../auth/sessions.ts'
import { sweepBlobs } from '../prescriptions/sweep-blobs.ts'
import type { Deps } from '../deps.ts'
import { forgetOldPrescriptions } from '../prescriptions/retention.ts'
import type { Db } from './database.ts'
import { kioskCodeTries } from './tables/kiosk.ts'
import { idempotencyKeys, jobs } from './tables/machinery.ts'
import { otpChallenges, otpSends } from './tables/sign-in.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
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
  await db.delete(kioskCodeTries).where(lt(kioskCodeTries.triedAt, ago(HOUR)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(KEYS_KEPT_MS)))
  await db.delete(jobs).where(sql`${jobs.endedAt} < ${ago(ENDED_JOBS_KEPT_MS).toISOString()}`)
}

/** Everything that is to be thrown away; files are looked through once a day, because there are many. */
export const tidyAll = async (deps: Deps, withFiles: boolean): Promise<void> => {
  const { database, clock, log } = deps
  await tidy(database.db, clock())
  const prescriptions = await forgetOldPrescriptions(deps)
  if (prescriptions > 0) log.note('old prescriptions were forgotten', { prescriptions })
  const files = withFiles ? await sweepBlobs(deps) : 0
  if (files > 0) log.note('files that nothing names were deleted', { files })
}

const RUNS_A_DAY = DAY / HOUR

/** Tidies once an hour until the server stops, first a minute after the start: that has enough to do. */
export const keepTidy = async (deps: Deps): Promise<void> => {
  const { log, stopping } = deps
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping }).catch(() => undefined)
  await pause(MINUTE)
  for (let run = 0; !stopping.aborted; run += 1) {
    await tidyAll(deps, run % RUNS_A_DAY === 0).catch((error: unknown) =>
      log.trouble('tidying failed', error),
    )
    await pause(HOUR)
  }
}
