// The built apps and the real server on PGlite, with data of its own that ends with it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PORTS } from './places.ts'
import { serverSettings } from './server-settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'dawadoot-journeys-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
Object.assign(process.env, serverSettings({ port: PORTS.pglite, dataDir }))
await import('../../../apps/server/src/main.ts')
