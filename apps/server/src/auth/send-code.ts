import { OTP_RESEND_SECONDS } from '@dawadoot/domain/person/otp'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { otpChallenges, otpSends, type SessionType } from '../db/tables/sign-in.ts'
import type { Deps } from '../deps.ts'
import { problem } from '../web/problem.ts'
import { codeHmac, clientHmac, newCode } from './code.ts'
import { secondsUntilNextCode } from './code-caps.ts'
import { codeText } from './code-text.ts'

const CODE_LIVES_MS = 5 * 60_000

export type CodeRequest = {
  mobile: string
  type: SessionType
  client: string
  /** The enrolled kiosk that asks: it is counted in place of its address, which a whole hospital shares. */
  kioskId?: string | undefined
  consentVersion?: string | undefined
}

/** Sends are counted one after the other: two at once would both find the last free place. */
const SEND_LOCK = 7_305_114

/** Puts a code in the place of the mobile's last one, which from now on is answered with "a newer one was sent". */
const replaceCode = async (
  db: Db,
  { mobile, type, consentVersion }: CodeRequest,
  hmac: string,
  now: Date,
) => {
  const expiresAt = new Date(now.getTime() + CODE_LIVES_MS)
  const fresh = { type, codeHmac: hmac, guesses: 0, sentAt: now, expiresAt, usedAt: null }
  const consent = { consentVersion: consentVersion ?? null }
  const [earlier] = await db
    .select()
    .from(otpChallenges)
    .where(eq(otpChallenges.mobile, mobile))
    .for('update')
  const alive = earlier && earlier.usedAt === null && earlier.expiresAt > now
  const replacedHmacs = alive ? [...earlier.replacedHmacs, earlier.codeHmac].slice(-5) : []
  await db
    .insert(otpChallenges)
    .values({ mobile, ...fresh, ...consent, replacedHmacs })
    .onConflictDoUpdate({ target: otpChallenges.mobile, set: { ...fresh, ...consent, replacedHmacs } })
}

/**
 * Sends a one-time code, the same way whether the number is known or not. Throws `rate_limited` with the seconds to
 * wait, `unavailable` when the gateway refuses. Decisions, "Sign-in".
 */
export const sendCode = async (deps: Deps, request: CodeRequest): Promise<{ resendAfter: number }> => {
  const { database, settings, sms, clock, randomBytes, log } = deps
  const { mobile, type } = request
  const now = clock()
  const { kioskId } = request
  const client = clientHmac(settings.otpSecret, kioskId ? `kiosk ${kioskId}` : request.client)
  const refuseTooSoon = async (db: Db): Promise<void> => {
    const retryAfter = await secondsUntilNextCode(
      db,
      { mobile, client, isKiosk: kioskId !== undefined },
      settings.otpCaps,
      now,
    )
    if (retryAfter !== undefined)
      throw problem('rate_limited', {
        retryAfter,
        message: 'Too many OTPs were asked for. Please wait and try again.',
      })
  }

  // A flood is turned away before it queues for the lock.
  await refuseTooSoon(database.db)
  const code = newCode(randomBytes)
  const sendId = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEND_LOCK})`)
    await refuseTooSoon(tx)
    await replaceCode(tx, request, codeHmac(settings.otpSecret, mobile, code), now)
    const [send] = await tx
      .insert(otpSends)
      .values({ mobile, client, sentAt: now })
      .returning({ id: otpSends.id })
    return send?.id
  })

  try {
    const site = type === 'kiosk' ? settings.sites.kiosk : settings.sites.customer
    await sms.send({ mobile, text: codeText({ code, host: new URL(site).hostname, sentAt: now }), otp: code })
  } catch (error) {
    log.trouble('the text message gateway refused a code', error)
    if (sendId !== undefined)
      await database.db.update(otpSends).set({ failed: true }).where(eq(otpSends.id, sendId))
    throw problem('unavailable', { retryAfter: 5, message: 'Failed to send OTP. Please try again.' })
  }
  return { resendAfter: OTP_RESEND_SECONDS }
}
