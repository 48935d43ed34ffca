import type { Page } from 'playwright'

/** KB (1024 B) of bodies as they came over the wire, by whether they were asked for before or after the load event. */
export type Weight = { scriptKb: number; totalKb: number; laterKb: number; laterFiles: number }

export const weigh = (page: Page): Promise<Weight> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('no navigation was seen')
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // asked for by the browser, whenever it likes
      .filter(({ name }) => !name.endsWith('/favicon.svg'))
    const { loadEventStart } = navigation
    const first = files.filter(({ startTime }) => startTime < loadEventStart)
    const later = files.filter(({ startTime }) => startTime >= loadEventStart)
    const kb = (list: readonly PerformanceResourceTiming[]) =>
      list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
    return {
      scriptKb: kb(first.filter(({ name }) => name.endsWith('.js'))),
      totalKb: kb([navigation, ...first]),
      laterKb: kb(later),
      laterFiles: later.length,
    }
  })
