import { defineConfig } from 'vitest/config'

/** Files share a worker and, in it, one database: starting PGlite costs more than all the tests of a file. */
export default defineConfig({
  test: {
    name: 'server',
    maxWorkers: 2,
    root: import.meta.dirname,
    include: ['{src,faults,bench}/**/*.test.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    pool: 'threads',
    // finds what hangs, and nothing else: the first test in a worker waits for its database, 13 s on two busy cores
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
