import { defineConfig } from 'vitest/config'

/** One run over every workspace: six runs side by side starve a machine with two cores. */
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
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.vitest/report.json' }]],
  },
})
