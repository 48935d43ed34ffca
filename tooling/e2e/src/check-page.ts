import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What axe finds on the page as it stands: WCAG 2.2 AA and its best practices. Nothing is left to be found, but on a
 * message that leaves meanwhile: nobody reads what fades.
 */
export const expectAccessible = async (page: Page, step: string): Promise<void> => {
  await comeToRest(page)
  // evaluated by the debugger, which the page's content security policy does not bind
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run({ elementRef: true })
    return violations.flatMap(({ id, nodes }) => {
      const stays = nodes.filter(
        ({ element }) => !element || (element.isConnected && !element.closest('.toast[data-in=false]')),
      )
      return stays.length > 0 ? [{ id, at: stays.map(({ html }) => html.slice(0, 160)) }] : []
    })
  })
  expect(found, `accessible: ${step}`).toEqual([])
}

/** Nothing makes the page scroll sideways, and no text is cut off by its box. */
export const expectWhole = async (page: Page, step: string): Promise<void> => {
  await comeToRest(page)
  const cut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : []
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.sr-only, [aria-hidden=true]')
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!hasText(element) || !shown(element)) return false
      // a message on its way out folds up
      if (element.closest('.toast[data-in=false]')) return false
      // said to screen readers only
      if (element.clientWidth <= 1 && element.clientHeight <= 1) return false
      const { overflowX, overflowY } = getComputedStyle(element)
      const [tooWide, tooHigh] = [
        element.scrollWidth > element.clientWidth + 1,
        element.scrollHeight > element.clientHeight + 1,
      ]
      return (tooWide && overflowX === 'hidden') || (tooHigh && overflowY === 'hidden')
    })
    return [...wide, ...clipped.map((element) => element.outerHTML.slice(0, 160))]
  })
  expect(cut, `whole: ${step}`).toEqual([])
}

/**
 * Colours are judged as they end, not on their way, and widths in the page's own letters. What waits for the reader, as a
 * toast does, is not waited for.
 */
const comeToRest = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready
    const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const ends = timeline === document.timeline && effect?.getTiming().iterations !== Infinity
      // far from sight nothing is drawn, and nothing comes to its end
      const drawn = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true
      return playState === 'running' && ends && drawn && !target?.closest('.toast')
    })
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
  })
}
