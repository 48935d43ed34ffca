import { fileURLToPath } from 'node:url'

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

const first = Number(process.env['E2E_PORT'] ?? 4310)
export const PORTS = { pglite: first, postgres: first + 1 } as const

const { protocol, host } = new URL(process.env['TRIAL_SITE'] ?? `http://localhost:${first}`)
/** The sites that are walked through: those of the first server, or a trial's behind its proxy. */
export const SITES = {
  customer: `${protocol}//${host}`,
  kiosk: `${protocol}//kiosk.${host}`,
  marketing: `${protocol}//marketing.${host}`,
} as const

/** The operations token of the journeys' servers. */
export const OPS_TOKEN = 'operations-token-of-the-journeys'

/** The key that a build of the journeys asks the place search with. */
export const MAPS_KEY = 'maps-key-of-the-journeys'
