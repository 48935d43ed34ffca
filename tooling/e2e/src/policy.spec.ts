import { expect } from '@playwright/test'
import { signInAtKiosk, startOrder } from './kiosk.ts'
import { freshMobile } from './person.ts'
import { SITES } from './places.ts'
import { test } from './watched-test.ts'

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
    await page.goto(`${SITES.marketing}${path}`)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('somebody signs in at a kiosk and starts an order within its policy', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.goto(`${SITES.kiosk}/kiosk`)
  await signInAtKiosk(page, { name: 'Asha Rao', mobile: freshMobile(), house: '4B', street: '12 Janpath' })
  await startOrder(page)
})
