import { defineConfig } from 'vitest/config'

/**
 * One run over every workspace: six runs side by side starve a machine with two cores. How many files run side by side
 * each workspace says itself: of what is said here none of them hears.
 */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest*.config.ts',
      'tooling/bench/vitest.config.ts',
      'tooling/deploy/vitest.config.ts',
      'tooling/prerender/vitest.config.ts',
      'tooling/repository/vitest.config.ts',
      'tooling/storybook/vitest.config.ts',
    ],
    reporters: ['default', ['json', { outputFile: '.vitest/report.json' }]],
  },
})
