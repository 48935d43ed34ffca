import type { UnwatchedVisit } from './unwatched-visit.ts'

declare global {
  interface Window {
    /** Milliseconds from the finger to the frame after the one in which `expected` was there. */
    answered?: PromiseWithResolvers<number>
  }
}

type Touched = Pick<UnwatchedVisit, 'evaluate' | 'touch'>

/** A finger at the middle of the nth that a CSS selector finds, scrolled to. */
export const tap = async ({ evaluate, touch }: Touched, tapped: string, nth = 0): Promise<void> => {
  const at = await evaluate(
    async ([selector, index]) => {
      const element = document.querySelectorAll(selector)[index]
      if (!element) throw new Error(`nothing is ${selector}`)
      // what stays in sight at the window's edges lies over what is scrolled just into it
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      // what comes near by that is drawn before the finger comes
      await new Promise((resolve) => {
        setTimeout(resolve, 200)
      })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    [tapped, nth] as const,
  )
  await touch(at)
}

/** Taps and waits until what is expected has been painted. Both are CSS selectors; ms. */
export const tapUntil = async (visit: Touched, tapped: string, expected: string): Promise<number> => {
  await visit.evaluate((awaited) => {
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
  }, expected)
  await tap(visit, tapped)
  return visit.evaluate(async () => (await window.answered?.promise) ?? Infinity, undefined)
}
