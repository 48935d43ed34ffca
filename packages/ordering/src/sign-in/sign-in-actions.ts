import { ApiError } from '@dawadoot/api/client/api-error'
import type { KioskHospital, LoginType } from '@dawadoot/api/client/auth'
import { CONSENT_VERSION } from '@dawadoot/domain/person/consent'
import type { LoginProfile } from '@dawadoot/domain/person/login-profile'
import { OTP_RESEND_SECONDS } from '@dawadoot/domain/person/otp'
import { isProfileComplete } from '@dawadoot/domain/person/user'
import { refusalOf } from '../form/refusal.ts'
import type { Ordering } from '../ordering.tsx'
import { replaceUser, signIn as startSession } from '../session/session-store.ts'
import { signInWords } from './words.ts'

/** What a person is told when a step was refused; undefined when it went well. */
export type Refusal = { message: string; codeIsDead: boolean } | undefined

const typeOf = ({ surface }: Pick<Ordering, 'surface'>): { type?: LoginType } =>
  surface === 'kiosk' ? { type: 'hospital' } : {}

const refuse = ({ notify }: Pick<Ordering, 'notify'>, error: unknown, fallback: string): Refusal => {
  const message = refusalOf(error, fallback)
  notify.error(message)
  const codeIsDead = error instanceof ApiError && (error.code === 'otp_dead' || error.code === 'otp_expired')
  return { message, codeIsDead }
}

/** Sends a code and goes on to step 2; also Resend. Specification, sections 2, 4 and 8. */
export const sendOtp = async (ordering: Ordering, mobile: string): Promise<Refusal> => {
  const { client, signIn, notify, now } = ordering
  try {
    const { resendAfterSeconds = OTP_RESEND_SECONDS } = await client.auth.sendOtp({
      mobile,
      consentVersion: CONSENT_VERSION,
      ...typeOf(ordering),
    })
    const sentAt = now()
    signIn.setState({ step: 'otp', mobile, sentAt, resendAt: sentAt + resendAfterSeconds * 1000 }, true)
    notify.success(signInWords.sent)
    return undefined
  } catch (error) {
    const state = signIn.getState()
    if (error instanceof ApiError && error.retryAfterSeconds !== undefined && state.step === 'otp')
      signIn.setState({ ...state, resendAt: now() + error.retryAfterSeconds * 1000 }, true)
    return refuse(ordering, error, signInWords.sendFailed)
  }
}

export type Verified =
  | { status: 'refused'; refusal: Refusal }
  | { status: 'signed_in'; complete: boolean; hospital: KioskHospital | undefined }

/** Exchanges the code for a session; without a name the dialog goes on to step 3. */
export const verifyOtp = async (ordering: Ordering, mobile: string, otp: string): Promise<Verified> => {
  const { client, session, signIn, notify, now } = ordering
  try {
    const { token, user, hospital } = await client.auth.verifyOtp({ mobile, otp, ...typeOf(ordering) })
    const complete = isProfileComplete(user)
    startSession(session, token, user, now())
    signIn.setState({ step: complete ? 'mobile' : 'profile', mobile }, true)
    notify.success(signInWords.verified)
    return { status: 'signed_in', complete, hospital }
  } catch (error) {
    return { status: 'refused', refusal: refuse(ordering, error, signInWords.verifyFailed) }
  }
}

export const completeProfile = async (
  ordering: Ordering,
  mobile: string,
  { name, email, whatsapp }: LoginProfile,
): Promise<Refusal> => {
  const { client, session, signIn, notify } = ordering
  try {
    const user = await client.auth.completeProfile({
      mobile,
      name,
      email: email || null,
      whatsappNumber: whatsapp,
    })
    replaceUser(session, user)
    signIn.setState({ step: 'mobile', mobile }, true)
    notify.success(signInWords.completed)
    return undefined
  } catch (error) {
    return refuse(ordering, error, signInWords.completeFailed)
  }
}
