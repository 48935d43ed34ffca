// `E2E_PORT=4000 node tooling/e2e/src/take-kiosk-pictures.ts FOLDER [1080x1920 1280x800]`: one person's order at the
// kiosk of a running demo, with a picture of every step. `TEXT=200`: with text twice as large.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import { chromium, expect as expectSoon, type Page } from '@playwright/test'
import { fillHome, KIOSK, sendPhoto, toDetails, toMedicines } from './kiosk.ts'
import { photographedPage } from './papers.ts'
import { freshMobile, latestOtp } from './person.ts'
import { SITES } from './places.ts'

// a server that has just started reads its first page slowly
const expect = expectSoon.configure({ timeout: 60_000 })

const [folder = 'pictures', ...sizes] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const walk = async (page: Page, size: string): Promise<void> => {
  let step = 0
  const keep = async (name: string): Promise<void> => {
    step += 1
    await page.waitForLoadState('networkidle')
    const path = join(folder, `${size}-${String(step).padStart(2, '0')}-${name}.png`)
    await page.screenshot({ path, animations: 'disabled' })
  }
  const patient = {
    name: 'Asha Rao',
    mobile: freshMobile(),
    house: 'Flat 12',
    street: 'Swarali Apartments, Paud Road',
  }
  await page.goto(`${KIOSK}/kiosk`)
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  await keep('login')
  await page.getByLabel('Mobile number').fill(patient.mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
  await keep('otp')
  await page.getByLabel('OTP').fill(await latestOtp(page.request, patient.mobile))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByLabel('Name', { exact: true }).fill(patient.name)
  await keep('name')
  await page.getByRole('button', { name: 'Complete Login' }).click()
  await expect(page.getByRole('heading', { name: `Welcome, ${patient.name}` })).toBeVisible()
  await keep('home')
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await keep('start')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: 'Choose photo' })).toBeVisible()
  await keep('upload')
  const paper = await photographedPage()
  await sendPhoto(page, paper)
  await keep('uploaded')
  await toDetails(page)
  await keep('details')
  await fillHome(page, patient)
  await keep('details-home')
  await toMedicines(page, paper)
  await keep('medicines')
  const action = page.getByRole('button', { name: /^(Proceed|Payment method)$/ })
  if ((await action.textContent())?.includes('Proceed')) await action.click()
  await page.getByRole('button', { name: 'Payment method' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: 'Place order' })).toBeVisible()
  await keep('confirm')
  await drawer.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  await keep('placed')
}

const found = await findChromium()
const text = `--blink-settings=defaultFontSize=${(16 * Number(process.env['TEXT'] ?? 100)) / 100}`
const browser = await chromium.launch({ ...found, args: [...found.args, text] })
for (const size of sizes.length > 0 ? sizes : ['1080x1920', '1280x800']) {
  const [width = 1080, height = 1920] = size.split('x').map(Number)
  const context = await browser.newContext({
    baseURL: SITES.customer,
    viewport: { width, height },
    hasTouch: true,
  })
  await walk(await context.newPage(), size)
  await context.close()
}
await browser.close()
