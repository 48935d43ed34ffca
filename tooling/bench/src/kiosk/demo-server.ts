import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'

const SERVER = fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url))
const MANY = '1000000'

/** The built apps and the real server, on data that ends with them; codes may be asked for without end. */
export const startDemo = async (port: number): Promise<{ stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dawadoot-kiosk-'))
  const server: ChildProcess = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '1',
      OTP_PER_CLIENT_QUARTER_HOUR: MANY,
      OTP_PER_CLIENT_DAY: MANY,
      OTP_PER_DAY: MANY,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready')
    await pause(200)
  }
  return {
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
