/** What an operator decides; main.ts reads it from the environment, tests state it plainly. */
export type Settings = {
  production: boolean
  /** Simulated courier and pharmacist, demonstration stock, a built-in hospital for kiosks. */
  demo: boolean
  /** Key of the HMACs over one-time codes and client addresses. */
  otpSecret: string
  /** Bearer of the operations calls; without one they are closed. */
  opsToken: string | undefined
  /** Bearer of `/metrics` alone, for programs that only look at figures. */
  metricsToken: string | undefined
  /** Believe the last address of X-Forwarded-For. */
  trustProxy: boolean
  sites: SiteOrigins
  /** Origins beyond the three sites that may call the API from a browser. */
  extraOrigins: readonly string[]
  otpCaps: OtpCaps
  /** Public look-ups (places, medicines) per client address and minute. */
  lookUpsPerMinute: number
  /** Calls that are worked on at once; more are told to come back. */
  callsInHand: number
  /** Days that a prescription is kept after it was handed in or last ordered from. */
  retentionDays: number
  /** Builds with a maps key ask the maps service for places. */
  maps: boolean
  /** Where the pages find the API, when that is not their own origin. */
  apiOrigin: string | undefined
  /** Every reply is held against the contract before it leaves. Tests only: it costs time. */
  checkReplies: boolean
}

export type SiteOrigins = { customer: string; kiosk: string; marketing: string }

/** One-time codes at most. Decisions, "Sign-in". */
export type OtpCaps = {
  perMobile: { quarterHour: number; day: number }
  perClient: { quarterHour: number; day: number }
  /** An enrolled kiosk counts for itself: many people use one, and hospitals share one address. */
  perKiosk: { quarterHour: number; day: number }
  allPerDay: number
}

export const DEFAULT_OTP_CAPS: OtpCaps = {
  perMobile: { quarterHour: 5, day: 10 },
  perClient: { quarterHour: 60, day: 500 },
  perKiosk: { quarterHour: 40, day: 600 },
  allPerDay: 5000,
}

/** Codes and counts of a developer's own machine; production refuses to start without a secret of its own. */
export const DEVELOPMENT_SECRET = 'not a secret, for development only'
