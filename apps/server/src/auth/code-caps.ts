import { OTP_RESEND_SECONDS } from '@dawadoot/domain/person/otp'
import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { otpSends } from '../db/tables/sign-in.ts'
import type { OtpCaps } from '../settings.ts'

const SECOND = 1000
const QUARTER_HOUR = 15 * 60 * SECOND
const DAY = 24 * 60 * 60 * SECOND

type Cap = OtpCaps['perClient']

/** What a send is counted against: a mobile, and the HMAC of a client address or of an enrolled kiosk. */
export type CodeCounted = { mobile: string; client: string; isKiosk: boolean }

/** Decisions, "Sign-in". Sends that the gateway refused count, but nobody has to wait 30 s because of one. */
const capsFor = (mobile: string, client: string, perClient: Cap, { perMobile, allPerDay }: OtpCaps) => {
  const toMobile = eq(otpSends.mobile, mobile)
  const fromClient = eq(otpSends.client, client)
  return [
    { of: and(toMobile, eq(otpSends.failed, false)), limit: 1, within: OTP_RESEND_SECONDS * SECOND },
    { of: toMobile, limit: perMobile.quarterHour, within: QUARTER_HOUR },
    { of: toMobile, limit: perMobile.day, within: DAY },
    { of: fromClient, limit: perClient.quarterHour, within: QUARTER_HOUR },
    { of: fromClient, limit: perClient.day, within: DAY },
    { of: undefined, limit: allPerDay, within: DAY },
  ] satisfies { of: SQL | undefined; limit: number; within: number }[]
}

/** Whole seconds until a code may be sent again; undefined when it may be sent now. */
export const secondsUntilNextCode = async (
  db: Db,
  { mobile, client, isKiosk }: CodeCounted,
  caps: OtpCaps,
  now: Date,
): Promise<number | undefined> => {
  for (const { of, limit, within } of capsFor(
    mobile,
    client,
    isKiosk ? caps.perKiosk : caps.perClient,
    caps,
  )) {
    const [nth] = await db
      .select({ sentAt: otpSends.sentAt })
      .from(otpSends)
      .where(and(of, gt(otpSends.sentAt, new Date(now.getTime() - within))))
      .orderBy(desc(otpSends.sentAt))
      .offset(limit - 1)
      .limit(1)
    if (nth) return Math.max(1, Math.ceil((nth.sentAt.getTime() + within - now.getTime()) / SECOND))
  }
  return undefined
}
