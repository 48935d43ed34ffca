import type { Page, Route } from '@playwright/test'
import { SITES } from './places.ts'

export const PARTNERS = SITES.marketing
export const PATHS = ['/about', '/hospital-onboarding', '/franchise'] as const

/** Holds every script of a page back until told otherwise, as a slow network would. */
export const holdScripts = async (page: Page): Promise<() => Promise<void>> => {
  const waiting: Route[] = []
  let held = true
  await page.route('**/assets/*.js', (route) => (held ? void waiting.push(route) : route.continue()))
  return async () => {
    held = false
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

/**
 * Waits until the page is read to its end and set in its own letters. `document.fonts.ready` alone knows only of fonts
 * that text on the page has asked for so far, and `DOMContentLoaded` waits for scripts.
 */
export const waitUntilTypeset = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(async () => {
    // a stand-in that this machine has no font for does not come
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    await document.fonts.ready
  })
}

/** Comes near every island in turn, waits until each has its script, and goes back to the top. */
export const wakeIslands = async (page: Page): Promise<void> => {
  for (const island of await page.locator('[data-island]').all()) {
    const inside = island.locator('> *').first()
    await inside.scrollIntoViewIfNeeded()
    await island.and(page.locator('[data-alive]')).waitFor({ state: 'attached' })
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Everything that can be seen and read or pressed, with its place on the page in whole pixels. */
export const layoutOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join(' ')
        .trim()
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const text = own(element)
      const counts = text !== '' || element.matches('input, select, textarea, button, main svg')
      // what is said to screen readers alone has no place
      if (!counts || element.closest('.sr-only, noscript, script')) return []
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      const [left, top, wide, high] = [x + scrollX, y + scrollY, width, height].map(Math.round)
      return [`${element.localName} "${text}" at ${left} ${top}, ${wide} x ${high}`]
    })
  })
