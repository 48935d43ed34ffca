import { findChromium } from '@dawadoot/vitest/find-chromium'
import { defineConfig } from '@playwright/test'
import { PORTS, root } from './src/places.ts'

const chromium = await findChromium()

/** The journeys' servers: the built apps on PGlite, and the same on PostgreSQL. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Two servers, a reader and a browser share two cores: more workers only make them wait for each other. And journeys
  // share a shop: of two carts at once that hold its last pack of a medicine, one is refused.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: `${root}.vitest/journeys.json` }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // The page itself is in the trace at every step; a film of it besides costs a third of the processor time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // what a service worker fetches no test can stand in for
    serviceWorkers: 'block',
    launchOptions: { ...chromium },
  },
  projects: [
    { name: 'pglite', use: { baseURL: `http://localhost:${PORTS.pglite}` } },
    {
      name: 'postgres',
      use: { baseURL: `http://localhost:${PORTS.postgres}` },
      testMatch: '**/journey.spec.ts',
    },
  ],
  webServer: (['pglite', 'postgres'] as const).map((kind) => ({
    command: `node ${root}tooling/e2e/src/serve.ts ${kind}`,
    url: `http://localhost:${PORTS[kind]}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  })),
})
