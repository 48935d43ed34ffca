// The same on PostgreSQL: the one that DATABASE_URL names, else one that is started here and ends after the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@dawadoot/vitest/start-postgres'
import { PORTS, root } from './places.ts'
import { serverSettings } from './server-settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'dawadoot-journeys-'))
const given = process.env['DATABASE_URL']
const postgres = given ? undefined : await startPostgres()
const settings = serverSettings({ port: PORTS.postgres, dataDir, databaseUrl: given ?? postgres?.url ?? '' })
const server = spawn(process.execPath, [`${root}apps/server/src/main.ts`], {
  env: { ...process.env, ...settings },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
const [code] = await once(server, 'exit')
await postgres?.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(Number(code ?? 1))
