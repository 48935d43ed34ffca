import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@dawadoot/vitest/start-postgres'
import { ask } from './ask.ts'
import { AS_DEPLOYED, startApi, startCaddy, startWorker } from './parts.ts'
import { ORIGINS, PORTS, root, SITES } from './places.ts'
import { run } from './run.ts'
import { startSmsInbox } from './sms-inbox.ts'
import type { Started } from './start-process.ts'

const PATIENCE_MS = 20_000

/** The proxy answers at once, but writes each name's certificate only a moment later. */
const certified = async (ca: string): Promise<void> => {
  const until = Date.now() + PATIENCE_MS
  for (const site of Object.values(SITES))
    for (;;)
      try {
        await ask(site, '/alive', { port: PORTS.proxy, ca })
        break
      } catch (error) {
        if (Date.now() > until) throw error
        await sleep(200)
      }
}

export type Stage = {
  /** The certificate of the proxy's own authority. */
  ca: { file: string; text: string }
  inbox: string
  apis: readonly Started[]
  /** Starts the first API process again. */
  restartFirst: () => Promise<Started>
  /** Ends everything; keeps what was said when something failed, and says where. */
  close: (kept: boolean) => Promise<void>
}

/** Builds the apps for the trial's origins and starts what they need: database, inbox, worker, two servers, proxy. */
export const openStage = async (): Promise<Stage> => {
  const folder = mkdtempSync(join(tmpdir(), 'dawadoot-trial-'))
  const log = (name: string): string => join(folder, `${name}.log`)
  run('turbo', ['run', 'build', '--output-logs=errors-only'], ORIGINS)
  run(process.execPath, [`${root}tooling/deploy/src/bundle.ts`, join(folder, 'sites')], {
    NODE_ENV: 'production',
  })

  const postgres = await startPostgres({ durable: true })
  const inbox = await startSmsInbox(PORTS.sms)
  const settings = { ...ORIGINS, ...inbox.env, DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') }
  const start = (port: number, name = `api-${port}`): Promise<Started> =>
    startApi({ ...settings, PORT: String(port) }, log(name))
  // As a deployment does it: servers that start together on a new database would wait for each other to fill it.
  run(process.execPath, [`${root}apps/server/src/migrate.ts`], { ...AS_DEPLOYED, DATABASE_URL: postgres.url })
  const apis = await Promise.all(PORTS.apis.map((port) => start(port)))
  const parts = [...apis, await startWorker(settings, log('worker')), await startCaddy(folder, log('caddy'))]
  const file = join(folder, 'caddy/data/caddy/pki/authorities/local/root.crt')

  const text = readFileSync(file, 'utf8')
  await certified(text)

  return {
    ca: { file, text },
    inbox: inbox.url,
    apis,
    restartFirst: async () => {
      const again = await start(PORTS.apis[0], 'api-again')
      parts.push(again)
      return again
    },
    close: async (kept) => {
      await Promise.all(parts.map((part) => part.kill('SIGTERM')))
      inbox.stop()
      await postgres.stop()
      if (kept) console.log(`\nWhat was said is in ${folder}`)
      else rmSync(folder, { recursive: true, force: true })
    },
  }
}
