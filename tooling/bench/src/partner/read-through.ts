import { setTimeout } from 'node:timers/promises'
import { untilQuiet, type Visit } from '../web/visit.ts'
import { weigh, type Weight } from './weigh.ts'

/** Long enough after the load event for the largest paint to have been told of. */
const SEEN_MS = 1000

export type FirstView = { lcp: number | undefined; cls: number }

/** Loads a page and says when its first view stood; ms. */
export const firstView = async ({ page, address }: Visit, path: string): Promise<FirstView> => {
  await page.goto(address(path), { waitUntil: 'load' })
  await setTimeout(SEEN_MS)
  return page.evaluate(() => ({ lcp: window.probe.lcp, cls: window.probe.cls }))
}

/** Loads a page and reads it to its end, so that every island has come into view. */
export const readThrough = async (
  visit: Visit,
  path: string,
): Promise<FirstView & Weight & { shift: number }> => {
  const { page, network, errors } = visit
  const view = await firstView(visit, path)
  await toTheEnd(visit)
  const { cls: shift } = await untilQuiet(visit)
  const problems = [...errors, ...network.failed()]
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`)
  return { ...view, ...(await weigh(page)), shift }
}

const toTheEnd = async ({ page }: Visit) => {
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto'
    const last = () => document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < last(); top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
