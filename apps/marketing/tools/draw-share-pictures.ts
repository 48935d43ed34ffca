// `vite build && node tools/draw-share-pictures.ts`: keeps the top of every built page as the picture that is shown where
// its address is shared. Pictures stay in public/share, for drawing them takes a browser, which a build has not.
import { join } from 'node:path'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import { chromium } from 'playwright'
import { preview } from 'vite'

const root = join(import.meta.dirname, '..')
const PAGES = ['about', 'hospital-onboarding', 'franchise']

const server = await preview({ root, logLevel: 'error', preview: { port: 0 } })
const browser = await chromium.launch(await findChromium())
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
  })
  for (const name of PAGES) {
    await page.goto(new URL(`${name}.html`, server.resolvedUrls?.local[0]).href)
    // what is for pressing has no use in a picture
    await page.addStyleTag({
      content: 'header .wrap > :not(:first-child), h1 ~ div { display: none !important }',
    })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(root, `public/share/${name}.png`) })
  }
} finally {
  await browser.close()
  await server.close()
}
