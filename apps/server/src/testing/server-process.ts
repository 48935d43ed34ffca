import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** Characters that are kept of what a process says once it is ready. */
const KEPT = 1_000_000

/** A process, whether it gets ready or not. */
type Launched = {
  child: ChildProcess
  /** What it said until it was ready; rejects with what it said when it ends before. */
  ready: Promise<string>
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>
  said: () => string
}
export type LaunchedServer = Launched & {
  /** Its address once it says that it is ready. */
  ready: Promise<string>
}

/** Starts what people start: a process of its own that gets nothing of ours but what is said here. */
const launch = (entry: string, env: Record<string, string>): Launched => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', entry)], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    let isReady = false
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      // A server under load writes a line for each call: looking through all of them each time costs a processor.
      if (isReady) said = said.length > 2 * KEPT ? said.slice(-KEPT) : said
      else if (said.includes('Ready.')) {
        isReady = true
        resolve(said)
      }
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then(() => reject(new Error(`${entry} ended before it was ready: ${said}`)))
  })
  // Who waits for the end only must not be told twice.
  ready.catch(() => undefined)
  return { child, ready, exited, said: () => said }
}

/** A server on a free port unless told otherwise. */
export const launchServer = (env: Record<string, string>): LaunchedServer => {
  const launched = launch('main.ts', { PORT: '0', ...env })
  const ready = launched.ready.then((said) => /^Main site +(\S+)$/m.exec(said)?.[1] ?? '')
  ready.catch(() => undefined)
  return { ...launched, ready }
}

/** A process that only reads prescriptions. */
export const launchWorker = (env: Record<string, string>): Launched => launch('worker.ts', env)

export type ServerProcess = {
  /** Its origin, and the address below which its calls are. */
  site: string
  api: string
  pid: number
  hasEnded: () => boolean
  /** Ends it as a power-off of the process would: nothing is written, nobody is told. */
  killHard: () => Promise<void>
  /** Asks it to stop; gives its exit code. */
  stop: () => Promise<number | null>
}

/** A server that is ready, with its data in a folder; `env` says what is to be different. */
export const startServer = async (
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> => {
  const { child, ready, exited } = launchServer({ DATA_DIR: dataDir, ...env })
  const site = await ready
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return {
    site,
    api: `${site}/api`,
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    killHard: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}
