import { fileURLToPath } from 'node:url'

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The trial takes this port and the four after it. */
const first = Number(process.env['TRIAL_PORT'] ?? 4440)
export const PORTS = { proxy: first, apis: [first + 1, first + 2], sms: first + 3, plain: first + 4 } as const

export const SITES = {
  customer: `https://localhost:${PORTS.proxy}`,
  kiosk: `https://kiosk.localhost:${PORTS.proxy}`,
  marketing: `https://marketing.localhost:${PORTS.proxy}`,
} as const
export type Site = keyof typeof SITES

/** As the apps are built with them and the servers know them. */
export const ORIGINS = {
  VITE_CUSTOMER_ORIGIN: SITES.customer,
  VITE_KIOSK_ORIGIN: SITES.kiosk,
  VITE_MARKETING_ORIGIN: SITES.marketing,
}
