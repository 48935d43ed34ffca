import { untilQuiet, type Visit } from '../web/visit.ts'
import type { Calculator, Page } from './pages.ts'

declare global {
  interface Window {
    /** Milliseconds from the first touch to the frame after the one with another result. */
    reckoned?: number
  }
}

/** Opens a page at its calculator, lets the island come, and says how long the first touch takes to be answered; ms. */
export const firstTouch = async (visit: Visit, { path, calculator }: Required<Page>): Promise<number> => {
  const { page } = visit
  await page.goto(visit.address(path), { waitUntil: 'load' })
  await page.locator('#calc').scrollIntoViewIfNeeded()
  await untilQuiet(visit)
  await page.evaluate(waitForResult, calculator.key === undefined ? 'pointerdown' : 'keydown')
  await touch(visit, calculator)
  const answered = await page.waitForFunction(() => window.reckoned)
  const ms = await answered.jsonValue()
  if (ms === undefined) throw new Error(`the calculator of ${path} gave no answer`)
  return ms
}

const touch = async ({ page }: Visit, { press, key }: Calculator) => {
  const control = page.locator(`#calc ${press}`).first()
  if (key === undefined) await control.tap()
  else {
    await control.tap()
    await control.press('End')
    await page.evaluate(() => delete window.reckoned)
    await control.press(key)
  }
}

/** Runs in the page. */
const waitForResult = (event: string) => {
  const result = () => document.querySelector('#calc [aria-live]')?.textContent
  const before = result()
  addEventListener(
    event,
    () => {
      const began = performance.now()
      const tick = () => {
        if (result() === before) requestAnimationFrame(tick)
        else
          requestAnimationFrame(() => {
            window.reckoned ??= performance.now() - began
          })
      }
      tick()
    },
    { capture: true },
  )
}
