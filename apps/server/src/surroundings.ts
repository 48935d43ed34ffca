import { join, resolve } from 'node:path'
import type { BlobStore } from './blobs/blob-store.ts'
import { checkBlobs, openBlobs } from './blobs/open-blobs.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { type Env, type ProcessRole, readEnv } from './env.ts'
import type { Log } from './log.ts'
import { say } from './run-process.ts'
import { StartProblem } from './start-problem.ts'

export const repository = resolve(import.meta.dirname, '../../..')
const dataDirOf = (env: Env): string => resolve(repository, env.DATA_DIR ?? '.data')

/** The environment as far as this kind of process needs it; every value that cannot be used is named. */
export const usableEnv = (role: ProcessRole): Env => {
  const read = readEnv(process.env, role)
  if (read.ok) return read.env
  throw new StartProblem(
    `The settings cannot be used:\n${read.problems.map((each) => `  ${each}`).join('\n')}`,
  )
}

export const openFiles = async (env: Env, log: Log): Promise<BlobStore> => {
  const blobs = openBlobs(env, dataDirOf(env))
  if (env.S3_ENDPOINT) await checkBlobs(blobs, log)
  return blobs
}

export const openData = (env: Env, log: Log): Promise<Database> => {
  const onTrouble = (error: unknown): void => {
    if (!(error instanceof StartProblem)) return log.trouble('the database is in trouble', error)
    // Another server has taken the data directory over: going on would destroy it.
    say(error.message)
    process.exit(1)
  }
  return openDatabase(
    env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, connections: env.DATABASE_CONNECTIONS }
      : { kind: 'pglite', directory: join(dataDirOf(env), 'db') },
    { onTrouble },
  )
}
