import { expect, test } from '@playwright/test'
import { expectAccessible, expectWhole } from './check-page.ts'
import { keyboard, orderByHand, touch } from './kiosk-order.ts'

test.describe('standing before it', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

  test('somebody orders by touch alone, on the keys of the screen', async ({ page }) => {
    await orderByHand(page, touch, (step) => expectWhole(page, step))
  })
})

test.describe('on the low screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true })

  test('somebody orders by keyboard alone, and every step is accessible', async ({ page }) => {
    await orderByHand(page, keyboard, async (step) => {
      await expectAccessible(page, step)
      await expectWhole(page, step)
      await expect(page.locator('[data-screen-keys] button:focus')).toHaveCount(0)
    })
  })
})
