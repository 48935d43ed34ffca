import type { Env } from './env.ts'
import { DEVELOPMENT_SECRET, type Settings } from './settings.ts'

export const settingsFromEnv = (env: Env): Settings => ({
  production: env.NODE_ENV === 'production',
  demo: env.DEMO ?? env.NODE_ENV !== 'production',
  otpSecret: env.OTP_SECRET ?? DEVELOPMENT_SECRET,
  opsToken: env.OPS_TOKEN,
  metricsToken: env.METRICS_TOKEN,
  trustProxy: env.TRUST_PROXY,
  sites: {
    customer: env.VITE_CUSTOMER_ORIGIN ?? `http://localhost:${env.PORT}`,
    kiosk: env.VITE_KIOSK_ORIGIN ?? `http://kiosk.localhost:${env.PORT}`,
    marketing: env.VITE_MARKETING_ORIGIN ?? `http://marketing.localhost:${env.PORT}`,
  },
  extraOrigins: env.CORS_ORIGINS,
  otpCaps: {
    perMobile: { quarterHour: env.OTP_PER_MOBILE_QUARTER_HOUR, day: env.OTP_PER_MOBILE_DAY },
    perClient: { quarterHour: env.OTP_PER_CLIENT_QUARTER_HOUR, day: env.OTP_PER_CLIENT_DAY },
    perKiosk: { quarterHour: env.OTP_PER_KIOSK_QUARTER_HOUR, day: env.OTP_PER_KIOSK_DAY },
    allPerDay: env.OTP_PER_DAY,
  },
  lookUpsPerMinute: env.LOOK_UPS_PER_MINUTE,
  callsInHand: env.CALLS_IN_HAND,
  retentionDays: env.RETENTION_DAYS,
  maps: env.VITE_MAPS_KEY !== '',
  apiOrigin: env.VITE_API_URL && new URL(env.VITE_API_URL).origin,
  checkReplies: false,
})
