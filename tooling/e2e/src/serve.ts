// `node serve.ts pglite|postgres`: the built apps and the real server, with data of their own that ends with them.
// PostgreSQL is the one that DATABASE_URL names, else one that is started here and outlives the server by a moment.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@dawadoot/vitest/start-postgres'
import { PORTS, root } from './places.ts'
import { serverSettings } from './server-settings.ts'

const kind = process.argv[2] === 'postgres' ? 'postgres' : 'pglite'
const given = process.env['DATABASE_URL']
const postgres = kind === 'postgres' && !given ? await startPostgres() : undefined
const databaseUrl = kind === 'postgres' ? (given ?? postgres?.url ?? '') : ''
const dataDir = mkdtempSync(join(tmpdir(), 'dawadoot-journeys-'))

const server = spawn(process.execPath, [`${root}apps/server/src/main.ts`], {
  env: { ...process.env, ...serverSettings({ port: PORTS[kind], dataDir, databaseUrl }) },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
const [code] = await once(server, 'exit')
await postgres?.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(Number(code ?? 1))
