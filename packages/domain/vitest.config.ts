import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    maxWorkers: 2,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 180_000,
  },
})
