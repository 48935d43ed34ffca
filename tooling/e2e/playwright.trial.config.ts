import { findChromium } from '@dawadoot/vitest/find-chromium'
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { SITES } from './src/places.ts'

const { executablePath, args } = await findChromium()

/** The same journeys against servers that run already: `TRIAL_SITE` says where. `npm run trial` starts both. */
export default defineConfig({
  ...journeys,
  // what a proxy can spoil; what happens within a page is seen without one
  testMatch: /(?:bad-input|journey|offline|policy|reload)\.spec\.ts$/,
  reporter: [['list']],
  use: {
    ...journeys.use,
    baseURL: SITES.customer,
    ignoreHTTPSErrors: true,
    // a service worker's own file is not fetched past a certificate that nobody vouches for, whatever a page may do
    launchOptions: { executablePath, args: [...args, '--ignore-certificate-errors'] },
  },
  projects: [{ name: 'trial' }],
  webServer: [],
})
