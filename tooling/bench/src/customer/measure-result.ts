import type { Browser } from 'playwright'
import { interleave } from '../web/interleave.ts'
import { PROFILES } from '../web/profiles.ts'
import { slowestEvent, tapOn } from '../web/tap.ts'
import { startVisit, type Visit } from '../web/visit.ts'
import { type Customer, LINES, signInAs } from './customer.ts'

/** From the last byte of the result to the end of the work that draws it, in ms. */
const interactiveAfterResult = async ({ page }: Visit, lines: number): Promise<number> => {
  await page
    .locator(LINES)
    .nth(lines - 1)
    .waitFor()
  // long tasks are told a moment after they end
  await page.waitForTimeout(1000)
  return page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const arrived = entries.findLast(({ name }) =>
      /\/prescriptions\/[^/]+\/results\//.test(name),
    )?.responseEnd
    if (arrived === undefined) throw new Error('no result came')
    const drawn = window.probe.drawn ?? Infinity
    const busy = window.probe.longTasks.map(({ start, duration }) => start + duration)
    return Math.max(drawn, ...busy.filter((end) => end > arrived)) - arrived
  })
}

const slowestOf = async (visit: Visit, act: () => Promise<void>): Promise<number> => {
  await visit.page.evaluate(() => {
    window.probe.events.length = 0
  })
  await act()
  return slowestEvent(visit)
}

const typing = (visit: Visit) =>
  slowestOf(visit, async () => {
    await tapOn(visit.page.getByRole('combobox').first())
    await visit.page.keyboard.type('metformin', { delay: 120 })
    await visit.page.getByRole('option').first().waitFor()
  })

const quantities = (visit: Visit) =>
  slowestOf(visit, async () => {
    const more = visit.page.locator('article [role=group] button:last-of-type:enabled')
    for (let line = 0; line < 5; line += 1) {
      await tapOn(more.nth(line))
      await visit.page.waitForTimeout(150)
    }
  })

/** The longest that the page did not answer while it was scrolled from end to end. */
const scrolling = async ({ page }: Visit): Promise<number> => {
  await page.evaluate(() => {
    window.probe.longTasks.length = 0
    window.scrollTo(0, 0)
  })
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(50)
  }
  await page.waitForTimeout(400)
  return page.evaluate(() => Math.max(0, ...window.probe.longTasks.map(({ duration }) => duration)))
}

const measureOnce = async (browser: Browser, port: number, customer: Customer, lines: number) => {
  const visit = await startVisit(browser, port, PROFILES.cpu4, LINES)
  try {
    await signInAs(visit.page, customer)
    await visit.page.goto(customer.result)
    return {
      interactive: await interactiveAfterResult(visit, Math.floor(lines * 0.9)),
      typing: await typing(visit),
      quantities: await quantities(visit),
      scrolling: await scrolling(visit),
    }
  } finally {
    await visit.end()
  }
}

/** The result page of a customer with a prescription of so many lines, on a slow phone. */
export const measureResult = async (at: {
  browser: Browser
  port: number
  customer: Customer
  lines: number
  runs: number
}) => {
  const { browser, port, customer, lines, runs } = at
  const measure = () => measureOnce(browser, port, customer, lines)
  return (await interleave([{ name: 'result', measure }], runs)).get('result') ?? {}
}
