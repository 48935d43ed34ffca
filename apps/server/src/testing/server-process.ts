import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../main.ts')

/** The server as people start it: its own process, a free port, data in a folder. */
export type ServerProcess = {
  api: string
  /** Ends it as a power-off of the process would: nothing is written, nobody is told. */
  killHard: () => Promise<void>
  /** Asks it to stop; gives its exit code. */
  stop: () => Promise<number | null>
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

/** Resolves when the server says that it is ready; rejects with what it said when it ends before. */
export const startServer = (dataDir: string): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended before it was ready: ${said}`)))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const site = /^Main site +(\S+)$/m.exec(said)?.[1]
      if (!site || !said.includes('Ready.')) return
      child.removeAllListeners('exit')
      child.stdout.removeAllListeners('data').resume()
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal)
        return ended(child)
      }
      resolve({
        api: `${site}/api`,
        killHard: async () => void (await end('SIGKILL')),
        stop: () => end('SIGTERM'),
      })
    })
  })
}
