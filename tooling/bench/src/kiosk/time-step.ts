import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { quietMachine } from '../web/quiet-machine.ts'

/** As long as anybody looks at a screen before they touch it. */
const LOOK_MS = 1000
/** Until others on the machine are done with theirs. */
const PATIENCE_MS = Number(process.env['BENCH_PATIENCE_MS'] ?? 5000)

/**
 * Milliseconds from a touch to the next screen standing and the page being free for the next touch. The touch is a real
 * one; the time is the browser's own, so that the distance to this process does not count.
 */
export const timeStep = async (page: Page, button: string, next: string): Promise<number> => {
  const control = page
    .getByRole('button', { name: button, exact: true })
    .or(page.getByRole('link', { name: button }))
  await control.scrollIntoViewIfNeeded()
  await pause(LOOK_MS)
  await quietMachine(0.3, PATIENCE_MS)
  const measured = page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        let pressedAt: number | undefined
        addEventListener('pointerdown', ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true })
        const stands = () =>
          [...document.querySelectorAll('h1, label')].some(
            // what is drawn ahead does not stand yet
            (one) => one.textContent === awaited && one.checkVisibility(),
          )
        const watch = new MutationObserver(() => {
          if (pressedAt === undefined || !stands()) return
          watch.disconnect()
          // after the frame that shows it, and whatever that frame set off
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (pressedAt ?? 0))))
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    next,
  )
  const box = await control.boundingBox()
  if (!box) throw new Error(`${button} is not on the screen`)
  // a bare touch: a click of Playwright's looks at every event in the page, which takes time there too
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return measured
}
