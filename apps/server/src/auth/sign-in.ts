import { OTP_RESEND_SECONDS } from '@dawadoot/domain/person/otp'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { consents, users } from '../db/tables/people.ts'
import type { SessionType } from '../db/tables/sign-in.ts'
import type { Deps } from '../deps.ts'
import { problem, type ProblemError } from '../web/problem.ts'
import { checkCode, type CodeVerdict } from './check-code.ts'
import { timeOfDay } from './code-text.ts'
import { openSession } from './sessions.ts'

type User = typeof users.$inferSelect

/** The person behind a number that has just been proven; a new one has no name yet. */
const findOrAddUser = async (tx: Db, mobile: string, id: string, now: Date): Promise<User> => {
  await tx.insert(users).values({ id, mobile, createdAt: now }).onConflictDoNothing()
  const [user] = await tx.select().from(users).where(eq(users.mobile, mobile))
  if (!user) throw new Error('a user that was just added is gone')
  return user
}

const refusal = (verdict: Exclude<CodeVerdict, { verdict: 'right' }>, now: Date): ProblemError => {
  switch (verdict.verdict) {
    case 'wrong':
      return problem('otp_wrong')
    case 'replaced':
      return problem('otp_wrong', {
        message: `A newer OTP was sent at ${timeOfDay(verdict.latestSentAt)}. Please use the latest one.`,
      })
    case 'expired':
      return problem('otp_expired')
    case 'dead': {
      const resendAt = verdict.sentAt.getTime() + OTP_RESEND_SECONDS * 1000
      return problem('otp_dead', { retryAfter: Math.max(1, Math.ceil((resendAt - now.getTime()) / 1000)) })
    }
  }
}

/** Exchanges a code for a session. Throws `otp_wrong`, `otp_expired` or `otp_dead`. */
export const signIn = async (
  { database, settings, clock, newId, randomBytes }: Deps,
  { device, ...guess }: { mobile: string; type: SessionType; otp: string; device?: string | undefined },
): Promise<{ token: string; user: User }> => {
  const now = clock()
  const outcome = await database.transaction(async (tx) => {
    const verdict = await checkCode(tx, guess, settings.otpSecret, now)
    if (verdict.verdict !== 'right') return verdict
    const user = await findOrAddUser(tx, guess.mobile, newId(), now)
    if (verdict.consent)
      await tx
        .insert(consents)
        .values({ userId: user.id, purpose: 'sign_in', ...verdict.consent })
        .onConflictDoNothing()
    return {
      verdict: 'in' as const,
      user,
      token: await openSession(tx, user.id, guess.type, { newId, randomBytes, now, device }),
    }
  })
  if (outcome.verdict !== 'in') throw refusal(outcome, now)
  return outcome
}
