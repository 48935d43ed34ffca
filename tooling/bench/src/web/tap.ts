import type { Locator } from 'playwright'
import type { UnwatchedVisit } from './unwatched-visit.ts'
import type { Visit } from './visit.ts'

declare global {
  interface Window {
    /** Milliseconds from the finger to the frame after the one in which `expected` was there. */
    answered?: PromiseWithResolvers<number>
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
export const tapUntil = async (
  { evaluate, touch }: Pick<UnwatchedVisit, 'evaluate' | 'touch'>,
  tapped: string,
  expected: string,
): Promise<number> => {
  const at = await evaluate(
    async ([button, awaited]) => {
      const listen = () => {
        const began = performance.now()
        const tick = () => {
          if (!document.querySelector(awaited)) requestAnimationFrame(tick)
          else
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                window.answered?.resolve(performance.now() - began)
              }),
            )
        }
        tick()
      }
      window.answered = Promise.withResolvers()
      addEventListener('pointerdown', listen, { once: true, capture: true })
      const element = document.querySelector(button)
      if (!element) throw new Error(`nothing is ${button}`)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      // what comes near by that is drawn before the finger comes
      await new Promise((resolve) => {
        setTimeout(resolve, 200)
      })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    [tapped, expected] as const,
  )
  await touch(at)
  return evaluate(async () => (await window.answered?.promise) ?? Infinity, undefined)
}

/** The longest that an event took from the finger to the next paint (INP's measure), since they were last cleared. */
export const slowestEvent = async ({ page }: Pick<Visit, 'page'>): Promise<number> => {
  // entries come a moment after the paint they speak of
  await page.waitForTimeout(400)
  // shorter ones than 16 ms are not told
  return page.evaluate(() => Math.max(8, ...window.probe.events.map(({ duration }) => duration)))
}
