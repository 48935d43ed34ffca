import { join, resolve } from 'node:path'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { type Env, type ProcessRole, readEnv } from './env.ts'
import { StartProblem } from './start-problem.ts'

/** The same settings as the server's own, or as few as a worker's. */
export const readCommandEnv = (role: ProcessRole = 'server'): Env => {
  const read = readEnv(process.env, role)
  if (!read.ok) throw new StartProblem(read.problems.join('\n'))
  return read.env
}

/** npm runs scripts in the repository's folder; a file is named from where the command was typed. */
export const pathFrom = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file)

export const dataDirOf = (env: Env): string =>
  resolve(import.meta.dirname, '../../..', env.DATA_DIR ?? '.data')

/** Opens the server's database for one piece of work, and closes it whatever comes of that. */
export const withDatabase = async <T>(env: Env, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(
    env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, connections: 2 }
      : { kind: 'pglite', directory: join(dataDirOf(env), 'db') },
    { onTrouble: () => undefined },
  )
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Runs a command with the words of its line; what it cannot do it says in one line, and ends with 1. */
export const runCommand = async (run: (words: string[]) => Promise<void>): Promise<void> => {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error)
    process.exitCode = 1
  }
}
