import { expect } from '@playwright/test'
import { freshMobile, latestOtp } from './person.ts'
import { SITES } from './places.ts'
import { test } from './watched-test.ts'

const at = (site: keyof typeof SITES, path: string): string => `${SITES[site]}${path}`

test('the browser is told to refuse text as HTML or as a script, and does', async ({
  page,
  policyBreaches,
}) => {
  await page.goto('/')
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<i>from a text</i>')
      return undefined
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  })
  expect(refused).toBe('TypeError')
  // It was seen as well: this test would not pass on a page whose breaches nobody hears of.
  await expect.poll(() => policyBreaches.splice(0).join()).toContain('require-trusted-types-for')
})

for (const path of ['/about', '/hospital-onboarding', '/franchise', '/nowhere'])
  test(`the partner page ${path} comes alive within its policy`, async ({ page }) => {
    await page.goto(at('marketing', path))
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('somebody signs in at a kiosk and finds home within its policy', async ({ page }) => {
  const mobile = freshMobile()
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.goto(at('kiosk', '/kiosk'))
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').fill(await latestOtp(page.request, mobile))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByRole('button', { name: 'Complete Login' }).click()
  await page.waitForURL('**/kiosk/home')
  await page.waitForLoadState('networkidle')
})
