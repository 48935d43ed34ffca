import { createHmac } from 'node:crypto'
import { STAFF_CODE_LENGTH } from '@dawadoot/domain/kiosk/staff-code'
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { kioskCodes, kioskCodeTries } from '../db/tables/kiosk.ts'
import { clientHmac } from '../auth/code.ts'
import type { Deps } from '../deps.ts'
import { problem } from '../web/problem.ts'

const QUARTER_HOUR = 15 * 60_000
/** Wrong codes in a quarter of an hour: from one client address, and from all together. */
const MOST_TRIES = { perClient: 10, all: 1000 } as const

const CODES = 10n ** BigInt(STAFF_CODE_LENGTH)
/** The largest multiple of the number of codes below 2^64: a number above it is drawn again. */
const FAIR = (2n ** 64n / CODES) * CODES

/** Twelve digits, each code as likely as the others. */
const newStaffCode = (randomBytes: (count: number) => Uint8Array): string => {
  for (;;) {
    const drawn = Buffer.from(randomBytes(8)).readBigUInt64BE()
    if (drawn < FAIR) return String(drawn % CODES).padStart(STAFF_CODE_LENGTH, '0')
  }
}

/** All that is stored of a staff code: so few digits could be found from a plain hash. */
const staffCodeHmac = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`staff code|${code}`).digest('hex')

/** Makes a code for a hospital; it works until it is revoked. Only who asks ever sees it. */
export const issueStaffCode = async (
  db: Db,
  hospitalId: string,
  {
    secret,
    randomBytes,
    id,
    now,
  }: {
    secret: string
    randomBytes: (count: number) => Uint8Array
    id: string
    now: Date
  },
): Promise<string> => {
  const code = newStaffCode(randomBytes)
  await db.insert(kioskCodes).values({ id, hospitalId, codeHmac: staffCodeHmac(secret, code), issuedAt: now })
  return code
}

/** Tries are counted one after the other: two at once would both find the last free place. */
const TRY_LOCK = 7_305_115

const secondsUntilNextTry = async (db: Db, client: string, now: Date): Promise<number | undefined> => {
  const caps: { of: SQL | undefined; limit: number }[] = [
    { of: eq(kioskCodeTries.client, client), limit: MOST_TRIES.perClient },
    { of: undefined, limit: MOST_TRIES.all },
  ]
  for (const { of, limit } of caps) {
    const [nth] = await db
      .select({ triedAt: kioskCodeTries.triedAt })
      .from(kioskCodeTries)
      .where(and(of, gt(kioskCodeTries.triedAt, new Date(now.getTime() - QUARTER_HOUR))))
      .orderBy(desc(kioskCodeTries.triedAt))
      .offset(limit - 1)
      .limit(1)
    if (nth) return Math.max(1, Math.ceil((nth.triedAt.getTime() + QUARTER_HOUR - now.getTime()) / 1000))
  }
  return undefined
}

/**
 * The live code that was typed. Throws `staff_code_wrong` for one that is unknown, revoked or of another hospital
 * than `hospitalId`, and `rate_limited` after ten of those in 15 minutes from one client address.
 */
export const checkStaffCode = async (
  { database, settings, clock }: Pick<Deps, 'database' | 'settings' | 'clock'>,
  { code, client, hospitalId }: { code: string; client: string; hospitalId?: string },
): Promise<{ id: string; hospitalId: string }> => {
  const now = clock()
  const by = clientHmac(settings.otpSecret, client)
  // A wrong try must stay counted, so the refusal is thrown after the transaction.
  const verdict = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRY_LOCK})`)
    const retryAfter = await secondsUntilNextTry(tx, by, now)
    if (retryAfter !== undefined) return { retryAfter }
    const [found] = await tx
      .select({ id: kioskCodes.id, hospitalId: kioskCodes.hospitalId })
      .from(kioskCodes)
      .where(
        and(
          eq(kioskCodes.codeHmac, staffCodeHmac(settings.otpSecret, code)),
          isNull(kioskCodes.revokedAt),
          hospitalId === undefined ? undefined : eq(kioskCodes.hospitalId, hospitalId),
        ),
      )
    if (!found) await tx.insert(kioskCodeTries).values({ client: by, triedAt: now })
    return { found }
  })
  if (verdict.retryAfter !== undefined)
    throw problem('rate_limited', {
      retryAfter: verdict.retryAfter,
      message: 'Too many wrong staff codes. Please wait and try again.',
    })
  if (!verdict.found) throw problem('staff_code_wrong')
  return verdict.found
}
