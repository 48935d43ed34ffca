import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds on the page as it stands: WCAG 2.2 AA and its best practices. Nothing is left to be found. */
export const expectAccessible = async (page: Page, step: string): Promise<void> => {
  await comeToRest(page)
  // evaluated by the debugger, which the page's content security policy does not bind
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()')
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) }))
  expect(found, `accessible: ${step}`).toEqual([])
}

/** Colours are judged as they end, not on their way. What waits for the reader, as a toast does, is not waited for. */
const comeToRest = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const ends = timeline === document.timeline && effect?.getTiming().iterations !== Infinity
      return playState === 'running' && ends && !target?.closest('.toast')
    })
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
  })
}
