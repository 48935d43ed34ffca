import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'repository',
    maxWorkers: 2,
    environment: 'node',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    testTimeout: 180_000,
  },
})
