// `npm run pictures`: the pictures of the README, from the running product. Starts the built apps on a database of its
// own, walks through them as people do, and writes .github/pictures/*.webp. After `npm run build`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openConfirm, placeOrder } from './order.ts'
import { photographedPage } from './papers.ts'
import { freshMobile, orderNowAsNewcomer } from './person.ts'
import { PORTS, root } from './places.ts'
import { addHome, confirmAddress, upload } from './prescription.ts'
import { serverSettings } from './server-settings.ts'

const PORT = PORTS.pglite
const site = `http://localhost:${PORT}`

/** A busy machine may take this long to read a page. */
const READING_MS = 60_000

/** WebP at this quality keeps letters sharp at a fifth of a PNG's weight. */
const QUALITY = 82

const keep = async (page: Page, name: string): Promise<void> => {
  // A person looks once things have come to rest.
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${root}.github/pictures/${name}.webp`)
  console.log(`.github/pictures/${name}.webp`)
}

const open = async (browser: Browser, width: number, height: number): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** On a desk: the cart beside the paper. Then, as the same person, the order on its way. */
const orderOnADesk = async (browser: Browser): Promise<void> => {
  const page = await open(browser, 1280, 800)
  const person = { name: 'Asha Rao', mobile: freshMobile() }
  const { file, medicines } = await photographedPage()
  await orderNowAsNewcomer(page, person.mobile, person.name)
  await upload(page, file)
  await addHome(page, person)
  await confirmAddress(page)
  for (const name of medicines) await page.getByRole('heading', { name }).waitFor({ timeout: READING_MS })
  await keep(page, 'result')
  await openConfirm(page)
  await placeOrder(page).click()
  await page.waitForURL('**/order-confirmation/**')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await keep(page, 'order')
}

const firstPages = async (browser: Browser): Promise<void> => {
  const desk = await open(browser, 1280, 800)
  await desk.goto('/')
  await keep(desk, 'landing')
  const phone = await open(browser, 390, 844)
  await phone.goto('/')
  await keep(phone, 'landing-phone')
  const kiosk = await open(browser, 1080, 1920)
  await kiosk.goto(`http://kiosk.localhost:${PORT}/kiosk`)
  await expect(kiosk.getByRole('heading').first()).toBeVisible()
  await keep(kiosk, 'kiosk')
  const partners = await open(browser, 1280, 800)
  await partners.goto(`http://marketing.localhost:${PORT}/hospital-onboarding`)
  await keep(partners, 'partners')
}

const ready = async (): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${site}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (server.exitCode !== null) throw new Error('the server ended before it was ready')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'dawadoot-pictures-'))
const server = spawn(process.execPath, [`${root}apps/server/src/main.ts`], {
  env: { ...process.env, ...serverSettings({ port: PORT, dataDir }) },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await ready()
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args })
  await firstPages(browser)
  await orderOnADesk(browser)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}
