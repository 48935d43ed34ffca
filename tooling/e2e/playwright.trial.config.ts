import { findChromium } from '@dawadoot/vitest/find-chromium'
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const { executablePath, args } = await findChromium()

/** The same journeys against servers that run already: `TRIAL_SITE` says where. `npm run trial` starts both. */
export default defineConfig({
  ...journeys,
  reporter: [['list']],
  use: {
    ...journeys.use,
    baseURL: process.env['TRIAL_SITE'] ?? '',
    ignoreHTTPSErrors: true,
    // a service worker's own file is not fetched past a certificate that nobody vouches for, whatever a page may do
    launchOptions: { executablePath, args: [...args, '--ignore-certificate-errors'] },
  },
  projects: [{ name: 'trial' }],
  webServer: [],
})
