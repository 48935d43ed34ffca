/** Settings of the build. Each app is deployed by itself: where the others are is told, not guessed. */
const env = import.meta.env

const set = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.replace(/\/+$/, '') : undefined

export const origins = {
  customer: set(env['VITE_CUSTOMER_ORIGIN']) ?? 'http://localhost:4000',
  kiosk: set(env['VITE_KIOSK_ORIGIN']) ?? 'http://kiosk.localhost:4000',
  marketing: set(env['VITE_MARKETING_ORIGIN']) ?? 'http://marketing.localhost:4000',
} as const

/** Absolute, with the /api prefix; without the setting it is the page's own origin's, or this app's while building. */
export const apiUrl = (): string =>
  set(env['VITE_API_URL']) ?? `${import.meta.env.SSR ? origins.customer : window.location.origin}/api`

/** Read off by itself, so that a build without a key leaves the code for maps out. */
export const mapsKey: string | undefined = import.meta.env['VITE_MAPS_KEY'] || undefined
