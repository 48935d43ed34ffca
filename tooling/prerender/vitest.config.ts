import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'prerender',
    maxWorkers: 2,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 180_000,
  },
})
