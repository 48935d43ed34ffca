import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { otpChallenges, type SessionType } from '../db/tables/sign-in.ts'
import { codeHmac, sameHmac } from './code.ts'

const MOST_GUESSES = 5

export type CodeVerdict =
  | { verdict: 'right'; consent: { version: string; givenAt: Date } | undefined }
  | { verdict: 'wrong' }
  /** It was right once: a newer one was sent at this time. Costs no guess. */
  | { verdict: 'replaced'; latestSentAt: Date }
  | { verdict: 'expired' }
  /** Used up; `sentAt` is when its code was sent. */
  | { verdict: 'dead'; sentAt: Date }

/**
 * Judges a guess. The row is held while that happens: of a thousand guesses at once exactly five are looked at, and
 * a right one is right once. Run it in a transaction that commits whatever the verdict, so that guesses stay counted.
 */
export const checkCode = async (
  tx: Db,
  { mobile, type, otp }: { mobile: string; type: SessionType; otp: string },
  secret: string,
  now: Date,
): Promise<CodeVerdict> => {
  const ofMobile = eq(otpChallenges.mobile, mobile)
  const [challenge] = await tx.select().from(otpChallenges).where(ofMobile).for('update')
  if (!challenge || challenge.usedAt !== null || challenge.expiresAt <= now) return { verdict: 'expired' }
  if (challenge.guesses >= MOST_GUESSES) return { verdict: 'dead', sentAt: challenge.sentAt }

  const guess = codeHmac(secret, mobile, otp)
  if (challenge.type === type && sameHmac(guess, challenge.codeHmac)) {
    await tx.update(otpChallenges).set({ usedAt: now }).where(ofMobile)
    const { consentVersion, sentAt } = challenge
    return {
      verdict: 'right',
      consent: consentVersion ? { version: consentVersion, givenAt: sentAt } : undefined,
    }
  }
  if (challenge.replacedHmacs.some((hmac) => sameHmac(guess, hmac)))
    return { verdict: 'replaced', latestSentAt: challenge.sentAt }
  await tx
    .update(otpChallenges)
    .set({ guesses: challenge.guesses + 1 })
    .where(ofMobile)
  return { verdict: 'wrong' }
}
