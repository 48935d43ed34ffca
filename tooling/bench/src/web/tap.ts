import type { Locator } from 'playwright'
import type { Visit } from './visit.ts'

declare global {
  interface Window {
    /** Milliseconds from the finger to the frame after the one in which `expected` was there. */
    answered?: number
  }
}

/**
 * A finger at the middle of an element, and nothing else: `locator.tap()` listens in on the events that it sends, to
 * see what they meet, and that costs a slow phone more than many a page's answer.
 */
export const tapOn = async (locator: Locator): Promise<void> => {
  // what stays in sight at the window's edges lies over what is scrolled just into it
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing to tap on')
  await locator.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Taps and waits until what is expected has been painted. Both are CSS selectors; ms. */
export const tapUntil = async ({ page }: Pick<Visit, 'page'>, tapped: string, expected: string) => {
  await page.evaluate((selector) => {
    window.probe.events.length = 0
    delete window.answered
    const listen = () => {
      const began = performance.now()
      const tick = () => {
        if (!document.querySelector(selector)) requestAnimationFrame(tick)
        else
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              window.answered = performance.now() - began
            }),
          )
      }
      tick()
    }
    addEventListener('pointerdown', listen, { once: true, capture: true })
  }, expected)
  await tapOn(page.locator(tapped).first())
  const answered = await page.waitForFunction(() => window.answered)
  const answer = await answered.jsonValue()
  return { answer, slowestEvent: await slowestEvent({ page }) }
}

/** The longest that an event took from the finger to the next paint (INP's measure), since they were last cleared. */
export const slowestEvent = async ({ page }: Pick<Visit, 'page'>): Promise<number> => {
  // entries come a moment after the paint they speak of
  await page.waitForTimeout(400)
  // shorter ones than 16 ms are not told
  return page.evaluate(() => Math.max(8, ...window.probe.events.map(({ duration }) => duration)))
}
