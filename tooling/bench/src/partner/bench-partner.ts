// What the partner pages weigh, when they are seen, and how soon a calculator answers: `npm run bench -- partner`.
// `RUNS=5` sets how often each page is loaded; `npm run build` first.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startBrowser } from '../web/browser.ts'
import { startFront } from '../web/front.ts'
import { interleave, type Measured } from '../web/interleave.ts'
import { PROFILES } from '../web/profiles.ts'
import { startVisit, type Visit } from '../web/visit.ts'
import { firstTouch } from './first-touch.ts'
import { makeFloor } from './floor.ts'
import { PAGES } from './pages.ts'
import { firstView, readThrough } from './read-through.ts'
import { laterWithSavedData } from './save-data.ts'

const RUNS = Number(process.env['RUNS'] ?? 5)
const dist = fileURLToPath(new URL('../../../../apps/marketing/dist', import.meta.url))
if (!existsSync(`${dist}/about.html`))
  throw new Error('the partner site is not built: run "npm run build" first')

const floor = await makeFloor(dist)
const [ours, least] = await Promise.all([startFront({ folder: dist }), startFront({ folder: floor.folder })])
const browser = await startBrowser()
const round = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? '-'

try {
  for (const profile of ['slow4g', 'tcp4g'] as const) {
    const visiting =
      <T extends Measured>(port: number, measure: (visit: Visit) => Promise<T>) =>
      async () => {
        const visit = await startVisit(browser, port, PROFILES[profile])
        try {
          return await measure(visit)
        } finally {
          await visit.end()
        }
      }
    const seen = await interleave(
      PAGES.flatMap(({ path }) => [
        { name: path, measure: visiting(ours.port, (visit) => readThrough(visit, path)) },
        { name: `floor of ${path}`, measure: visiting(least.port, (visit) => firstView(visit, path)) },
      ]),
      RUNS,
    )
    console.log(`\n### ${profile}: ${PROFILES[profile].label}; medians of ${RUNS}`)
    console.table(
      PAGES.map(({ path }) => {
        const page = seen.get(path) ?? {}
        const bar = seen.get(`floor of ${path}`) ?? {}
        return {
          page: path,
          'JS to load (5 KB)': round(page['scriptKb'], 1),
          'all to load (70 KB)': round(page['totalKb'], 1),
          'islands (80 KB)': round(page['laterKb'], 1),
          'LCP ms': round(page['lcp']),
          'floor LCP ms': round(bar['lcp']),
          'ratio (1.10)': round((page['lcp'] ?? NaN) / (bar['lcp'] ?? NaN), 2),
          'CLS (0)': round(page['cls'], 4),
          'CLS read through (0)': round(page['shift'], 4),
          'machine in use': round(page['inUse'], 2),
        }
      }),
    )
  }

  const touches = await interleave(
    PAGES.filter((page) => 'calculator' in page).map((page) => ({
      name: page.path,
      measure: async () => {
        const visit = await startVisit(browser, ours.port, PROFILES.slow4g)
        try {
          return { answer: await firstTouch(visit, page) }
        } finally {
          await visit.end()
        }
      },
    })),
    RUNS,
  )
  console.log(`\n### first touch of a calculator after its island has come, slow4g; medians of ${RUNS}`)
  console.table(
    Array.from(touches, ([page, { answer, inUse }]) => ({
      page,
      'ms (300)': round(answer),
      'machine in use': round(inUse, 2),
    })),
  )

  console.log('\n### after the load event, where data is to be saved')
  for (const { path } of PAGES) {
    const { laterKb, laterFiles } = await laterWithSavedData(browser, ours.port, path)
    console.log(`${path}: ${laterFiles} files, ${round(laterKb, 1)} KB (0)`)
  }
} finally {
  await browser.close()
  ours.close()
  least.close()
  await floor.remove()
}
