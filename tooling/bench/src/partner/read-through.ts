import { type Load, loadPage, untilQuiet, type Visit } from '../web/visit.ts'
import { weigh, type Weight } from './weigh.ts'

/** Loads a page, lets it rest, then reads it to its end, so that every island has come into view. */
export const readThrough = async (
  visit: Visit,
  path: string,
): Promise<Load & { weight: Weight; shift: number }> => {
  const load = await loadPage(visit, path)
  await toTheEnd(visit)
  const { cls } = await untilQuiet(visit)
  return { ...load, weight: await weigh(visit.page), shift: cls }
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
