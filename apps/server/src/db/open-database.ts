import type { Database } from './database.ts'

/** How long a call may wait before it is answered "not now", in milliseconds. */
export type Patience = { connection: number; lock: number; statement: number }

export type DatabaseSettings =
  /** `directory` undefined: in memory, gone with the process. */
  | { kind: 'pglite'; directory: string | undefined }
  | { kind: 'postgres'; url: string; connections: number; patience?: Patience }

export type DatabaseOptions = {
  /** Told of trouble that is nobody's call: a connection that was lost, a maintenance run that failed. */
  onTrouble: (error: unknown) => void
}

export const migrationsFolder = `${import.meta.dirname}/../../migrations`

/** Opens the database and brings its schema up to date. The engine that is not used is not loaded. */
export const openDatabase = async (
  settings: DatabaseSettings,
  options: DatabaseOptions,
): Promise<Database> => {
  if (settings.kind === 'postgres') {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(settings, options)
  }
  const { openPglite } = await import('./open-pglite.ts')
  return openPglite(settings, options)
}
