import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { interleave } from '../web/interleave.ts'
import { PROFILES } from '../web/profiles.ts'
import { slowestEvent } from '../web/slowest-event.ts'
import { tap } from '../web/tap.ts'
import { startUnwatched, type UnwatchedVisit } from '../web/unwatched-visit.ts'
import { untilQuiet } from '../web/visit.ts'
import { type Customer, LINES, signInAs } from './customer.ts'

const SEARCH = '[role=combobox]'
const MORE = 'article [role=group] button:last-of-type:enabled'
const WORD = 'metformin'
const PRESSES = 5

/** From the last byte of the result to the end of the work that draws it, in ms. */
const interactiveAfterResult = async (visit: UnwatchedVisit, lines: number): Promise<number> => {
  const { drawn, longTasks } = await untilQuiet(visit)
  const { shown, arrived } = await visit.evaluate((line) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    return {
      shown: document.querySelectorAll(line).length,
      arrived: entries.findLast(({ name }) => /\/prescriptions\/[^/]+\/results\//.test(name))?.responseEnd,
    }
  }, LINES)
  if (arrived === undefined || drawn === undefined) throw new Error('no result came')
  if (shown < lines) throw new Error(`of ${lines} lines ${shown} were drawn`)
  const busy = longTasks.map(({ start, duration }) => start + duration)
  return Math.max(drawn, ...busy.filter((end) => end > arrived)) - arrived
}

const optionsCame = async ({ evaluate }: UnwatchedVisit): Promise<void> => {
  for (let looks = 0; looks < 50; looks += 1) {
    const came = await evaluate(
      ([search, word]) =>
        document.querySelector<HTMLInputElement>(search)?.value === word &&
        document.querySelector('[role=option]') !== null,
      [SEARCH, WORD] as const,
    )
    if (came) return
    await setTimeout(100)
  }
  throw new Error('what was typed brought no options')
}

const typing = async (visit: UnwatchedVisit): Promise<number> => {
  const slowest = await slowestEvent(visit, async () => {
    await tap(visit, SEARCH)
    for (const letter of WORD) {
      await setTimeout(120)
      await visit.press(letter)
    }
  })
  await optionsCame(visit)
  return slowest
}

const quantities = async (visit: UnwatchedVisit): Promise<number> => {
  const quantity = (line: number) =>
    visit.evaluate(
      ([more, nth]) =>
        Number(document.querySelectorAll(more)[nth]?.parentElement?.querySelector('output')?.value),
      [MORE, line] as const,
    )
  let slowest = 0
  for (let line = 0; line < PRESSES; line += 1) {
    const before = await quantity(line)
    slowest = Math.max(slowest, await slowestEvent(visit, () => tap(visit, MORE, line)))
    const after = await quantity(line)
    if (after !== before + 1) throw new Error(`a press made ${after} of ${before}`)
  }
  return slowest
}

/** The longest that the page did not answer while a finger drew it from end to end. */
const scrolling = async ({ evaluate, drag, look }: UnwatchedVisit): Promise<number> => {
  const height = await evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return document.documentElement.scrollHeight
  }, undefined)
  await setTimeout(400)
  await evaluate(() => {
    window.probe.longTasks.length = 0
  }, undefined)
  // beside what scrolls inside the page; lines may turn out higher than they were taken for
  await drag({ x: 8, y: 650 }, 1.25 * height)
  // long tasks are told a moment after they end
  await setTimeout(400)
  const { longTasks } = await look()
  const left = await evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY, undefined)
  if (left > 1) throw new Error(`${left} px of the page were not scrolled through`)
  return Math.max(0, ...longTasks.map(({ duration }) => duration))
}

const measureOnce = async (browser: Browser, port: number, customer: Customer, lines: number) => {
  const visit = await startUnwatched(browser, port, PROFILES.cpu4, LINES)
  try {
    await signInAs(visit, customer)
    await visit.goTo(customer.result)
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
