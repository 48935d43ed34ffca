import { defineConfig, mergeConfig } from 'vitest/config'
import server from './vitest.config.ts'

/**
 * The same tests on real PostgreSQL: the server of DATABASE_URL_TEST, else one that is started for the run. What
 * never meets a database, or brings its own, is not tested twice.
 */
export default mergeConfig(
  server,
  defineConfig({
    test: {
      name: 'server-postgres',
      globalSetup: './src/testing/postgres-setup.ts',
      exclude: [
        '{faults,bench}/**',
        'src/main.test.ts',
        'src/env.test.ts',
        'src/orders/killed-server.test.ts',
        'src/prescriptions/real-reader.test.ts',
        'src/{blobs,sms,sites}/**',
      ],
    },
  }),
)
