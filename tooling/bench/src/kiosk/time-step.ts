import type { Page } from 'playwright'

/**
 * Milliseconds from a press to the next screen standing and the page being free for the next press. The press is a
 * real one; the time is the browser's own, so that the distance to this process does not count.
 */
export const timeStep = async (page: Page, button: string, next: string): Promise<number> => {
  const measured = page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        let pressedAt: number | undefined
        addEventListener('pointerdown', ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true })
        const stands = () =>
          [...document.querySelectorAll('h1, button, label')].some((one) => one.textContent === awaited)
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
  await page
    .getByRole('button', { name: button, exact: true })
    .or(page.getByRole('link', { name: button }))
    .click()
  return measured
}
