import { findChromium } from '@dawadoot/vitest/find-chromium'
import { test } from '@playwright/test'
import { expectWhole } from './check-page.ts'
import { orderByHand, touch } from './kiosk-order.ts'

const { args, ...chromium } = await findChromium()

// as whoever sets a browser's text to 200 % has it: media queries know of it too
test.use({
  hasTouch: true,
  launchOptions: { ...chromium, args: [...args, '--blink-settings=defaultFontSize=32'] },
})

for (const [width, height] of [
  [1080, 1920],
  [1280, 800],
] as const)
  test(`with text twice as large, ${width} x ${height}, somebody orders by touch and nothing is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await orderByHand(page, touch, (step) => expectWhole(page, step))
  })
