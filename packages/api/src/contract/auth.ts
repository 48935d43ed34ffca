import { loginMobile } from '@dawadoot/domain/person/mobile'
import { otp } from '@dawadoot/domain/person/otp'
import { LoginProfile } from '@dawadoot/domain/person/login-profile'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, WireGeolocation } from './scalars.ts'

/** Absent for a customer, 'hospital' on a kiosk. */
export const LoginType = v.optional(v.literal('hospital'))

export const WireUser = v.object({
  id: Id,
  mobile: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  whatsapp: v.nullable(v.string()),
})
export type WireUser = v.InferOutput<typeof WireUser>

export const WireHospital = v.object({
  id: Id,
  name: v.string(),
  address: v.object({
    street: v.string(),
    pincode: v.string(),
    city: v.string(),
    state: v.string(),
    country: v.string(),
    coordinates: WireGeolocation,
  }),
})

export const SendOtp = v.object({
  mobile: loginMobile,
  type: LoginType,
  /** The version of the notice that stood beside the button. */
  consentVersion: v.optional(v.pipe(v.string(), v.maxLength(32))),
})
export const SendOtpReply = v.object({
  success: v.literal(true),
  message: v.string(),
  /** Seconds until a code may be sent again. */
  resendAfter: v.number(),
})

export const sendOtp = endpoint({
  method: 'post',
  path: '/auth/send-otp',
  group: 'Sign-in',
  summary: 'Send a one-time code to a mobile',
  access: 'public',
  body: SendOtp,
  status: 200,
  reply: SendOtpReply,
  errors: ['input_invalid', 'kiosk_not_enrolled', 'rate_limited'],
})

export const VerifyOtp = v.object({ mobile: loginMobile, otp, type: LoginType })
export const VerifyOtpReply = v.object({
  data: v.object({ token: v.string(), user: WireUser, hospital: v.optional(WireHospital) }),
})

export const verifyOtp = endpoint({
  method: 'post',
  path: '/auth/verify-otp',
  group: 'Sign-in',
  summary: 'Exchange a one-time code for a session',
  access: 'public',
  body: VerifyOtp,
  status: 200,
  reply: VerifyOtpReply,
  errors: ['input_invalid', 'otp_wrong', 'otp_expired', 'otp_dead', 'rate_limited'],
})

export const LogoutReply = v.object({ success: v.literal(true), message: v.string() })

export const logout = endpoint({
  method: 'post',
  path: '/auth/logout',
  group: 'Sign-in',
  summary: 'End this session',
  access: 'public',
  status: 200,
  reply: LogoutReply,
  errors: [],
})

export const RefreshReply = v.object({ data: v.object({ token: v.string(), user: WireUser }) })

export const refresh = endpoint({
  method: 'post',
  path: '/auth/refresh',
  group: 'Sign-in',
  summary: 'Exchange a token for a fresh one; the old one works 30 seconds more',
  access: 'session',
  status: 200,
  reply: RefreshReply,
  errors: ['unauthenticated'],
})

export const CompleteProfile = v.object({
  mobile: loginMobile,
  name: LoginProfile.entries.name,
  email: v.nullable(LoginProfile.entries.email),
  whatsappNumber: LoginProfile.entries.whatsapp,
})
export const CompleteProfileReply = v.object({ data: v.object({ user: WireUser }) })

export const completeProfile = endpoint({
  method: 'post',
  path: '/auth/complete-profile',
  group: 'Sign-in',
  summary: 'Name the person behind a new number',
  access: 'session',
  body: CompleteProfile,
  status: 200,
  reply: CompleteProfileReply,
  errors: ['input_invalid', 'unauthenticated', 'forbidden'],
})
