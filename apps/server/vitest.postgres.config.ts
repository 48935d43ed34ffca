import { defineConfig, mergeConfig } from 'vitest/config'
import server from './vitest.config.ts'

/** The same tests on real PostgreSQL: the server of DATABASE_URL_TEST, else one that is started for the run. */
export default mergeConfig(
  server,
  defineConfig({ test: { name: 'server-postgres', globalSetup: './src/testing/postgres-setup.ts' } }),
)
