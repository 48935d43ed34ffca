import type { User } from '@dawadoot/domain/person/user'
import type { SignIn } from '../sign-in/sign-in-store.ts'
import type { Session } from './session-store.ts'

/** The specification's auth state (section 3), read off the two unions that hold it. */
export const isAuthenticated = (session: Session): boolean => session.status === 'signed_in'

export const otpSent = (signIn: SignIn): boolean => signIn.step === 'otp'

/** The server exchanges a token after this long. Decisions, "Session and storage". */
export const REFRESH_AFTER_MS = 24 * 60 * 60_000

/** `now` is epoch ms. */
export const isStale = (session: Session, now: number): boolean =>
  session.status === 'signed_in' && now - session.since >= REFRESH_AFTER_MS

/** How a person is called where the name is missing. Specification, section 2, Header. */
export const shownName = (user: User): string => user.name.trim() || 'User'

export const sentCode = (signIn: SignIn): { sentAt: number; resendAt: number } | null =>
  signIn.step === 'otp' ? { sentAt: signIn.sentAt, resendAt: signIn.resendAt } : null
