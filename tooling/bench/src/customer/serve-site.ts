import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { serverSettings } from '@dawadoot/e2e/server-settings'
import { root } from '@dawadoot/e2e/places'
import { startFront } from '../web/front.ts'

const ready = async (port: number): Promise<void> => {
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(100)
}

/** The built site with its real server and data of its own, behind the front. `origin` is what it was built for. */
export const serveSite = async (origin: string, serverPort: number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dawadoot-bench-'))
  const server = spawn(process.execPath, [`${root}apps/server/src/main.ts`], {
    env: {
      ...process.env,
      ...serverSettings({ port: serverPort, dataDir }),
      VITE_CUSTOMER_ORIGIN: origin,
      // a build in this process has set it to production
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    ready(serverPort),
    ended.then(() => Promise.reject(new Error('the server ended before it answered'))),
  ])
  const front = await startFront({ port: serverPort, origin }, Number(new URL(origin).port))
  return {
    port: front.port,
    stop: async () => {
      front.close()
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
