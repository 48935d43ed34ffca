// `node tooling/e2e/src/take-pictures.ts http://localhost:4000 FOLDER [width…]`: walks the journey on a running demo and
// keeps a picture of every step; the README's come from here.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import { chromium, expect as expectSoon, type Page } from '@playwright/test'
import { openConfirm, placeOrder } from './order.ts'
import { photographedPage, scribblePage } from './papers.ts'
import { freshMobile, latestOtp } from './person.ts'
import { confirmAddress, upload } from './prescription.ts'

// a server that has just started reads its first page slowly
const expect = expectSoon.configure({ timeout: 60_000 })

const [site = 'http://localhost:4000', folder = 'pictures', ...widths] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

/** In which what has come near is fetched and drawn. */
const NEAR_MS = 1500

const heightAt = (width: number): number => (width < 600 ? 844 : 800)

const walk = async (page: Page, width: number): Promise<void> => {
  let step = 0
  const keep = async (name: string, fullPage = false): Promise<void> => {
    step += 1
    // A person looks once things have come to rest.
    await page.waitForLoadState('networkidle')
    const path = join(folder, `${width}-${String(step).padStart(2, '0')}-${name}.png`)
    // Animations are shown as they end.
    const take = () => page.screenshot({ path, animations: 'disabled' })
    if (!fullPage) return void (await take())
    // What is far from sight is not drawn, and its height is only guessed: brought into sight as on a very high
    // screen, then as high as it turned out to be.
    for (const measured of ['guessed', 'drawn']) {
      const height = await page.locator('#root').evaluate(({ scrollHeight }) => scrollHeight)
      await page.setViewportSize({ width, height: Math.max(height, heightAt(width)) })
      // drawings are begun as they come near, long after the page itself was loaded: no event says that all are here
      if (measured === 'guessed') await page.waitForTimeout(NEAR_MS)
    }
    await take()
    await page.setViewportSize({ width, height: heightAt(width) })
  }
  const mobile = freshMobile()
  await page.goto('/')
  await keep('landing', true)
  await page.getByRole('main').getByRole('button', { name: 'Order now', exact: true }).first().click()
  await page.getByLabel('Mobile number').fill(mobile)
  await keep('login')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const otp = page.getByRole('dialog', { name: 'Verify OTP' })
  await expect(otp).toBeVisible()
  await otp.getByLabel('OTP').fill(await latestOtp(page.request, mobile))
  await keep('otp')
  await otp.getByRole('button', { name: 'Verify OTP' }).click()
  const profile = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await profile.getByLabel('Name').fill('Asha Rao')
  await keep('complete-profile')
  await profile.getByRole('button', { name: 'Complete Login' }).click()
  const modal = page.getByRole('dialog', { name: 'Upload Prescription' })
  await expect(modal).toBeVisible()
  await keep('upload')
  const paper = await photographedPage()
  await modal.getByLabel('Prescription file').setInputFiles(paper.file)
  await keep('upload-chosen')
  await upload(page, paper.file)
  await keep('address-none')
  await page.getByRole('button', { name: 'Add Address' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  await form.getByRole('combobox', { name: 'Hospital' }).fill('safdar')
  await expect(form.getByRole('option').first()).toBeVisible()
  await keep('address-hospital')
  await form.getByRole('option').first().click()
  await form.getByLabel('User name').fill('Asha Rao')
  await form.getByLabel('Contact').fill(mobile)
  await keep('address-filled', true)
  await form.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeVisible()
  await keep('address-selected')
  await confirmAddress(page)
  await keep('loader')
  for (const name of paper.medicines) await expect(page.getByRole('heading', { name })).toBeVisible()
  await keep('result')
  await keep('result-whole', true)
  await openConfirm(page)
  await keep('confirm')
  await placeOrder(page).click()
  await page.waitForURL('**/order-confirmation/**')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await keep('order', true)
  await page.goto('/profile?tab=orders')
  await expect(page.getByRole('button', { name: 'TRACK ORDER' })).toBeVisible()
  await keep('past-orders', true)
  await page.goto('/profile?tab=personal')
  await keep('personal', true)
  await page.goto('/profile?tab=addresses')
  await keep('addresses', true)
  await page.goto('/?order=1')
  await expect(modal).toBeVisible()
  await upload(page, await scribblePage())
  await confirmAddress(page)
  await expect(page.getByRole('heading', { name: 'Error Loading Prescription' })).toBeVisible()
  await keep('unreadable', true)
  await page.goto('/nowhere')
  await keep('lost')
}

const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
for (const width of (widths.length > 0 ? widths : ['390', '1280']).map(Number)) {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: heightAt(width) },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  await walk(await context.newPage(), width)
  await context.close()
}
await browser.close()
