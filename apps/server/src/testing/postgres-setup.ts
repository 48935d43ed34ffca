import { startPostgres } from '@dawadoot/vitest/start-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which workers make their databases. */
    postgresUrl: string
  }
}

export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const given = process.env['DATABASE_URL_TEST'] ?? process.env['DATABASE_URL']
  if (given) {
    project.provide('postgresUrl', given)
    return undefined
  }
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
