import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'reader',
    maxWorkers: 2,
    include: ['src/**/*.test.ts'],
    // The models answer in about a second; a machine that is busy with other things may take far longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
