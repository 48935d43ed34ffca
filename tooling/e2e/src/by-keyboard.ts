import { expect, type Locator, type Page } from '@playwright/test'

const FARTHEST = 80

/** Walks on with Tab until this is focused. What Tab does not reach a keyboard does not have. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  const focused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < FARTHEST; presses++) {
    if (await focused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

export const pressByKeyboard = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeEnabled()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** In the place of what is in the field. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
