import { defineConfig } from 'vitest/config'

/** Files share a worker and, in it, one database: starting PGlite costs more than all the tests of a file. */
export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['{src,faults,bench}/**/*.test.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    pool: 'threads',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
