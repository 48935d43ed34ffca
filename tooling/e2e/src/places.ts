import { fileURLToPath } from 'node:url'

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

const first = Number(process.env['E2E_PORT'] ?? 4310)
export const PORTS = { pglite: first, postgres: first + 1 } as const

/** The operations token of the journeys' servers. */
export const OPS_TOKEN = 'operations-token-of-the-journeys'
