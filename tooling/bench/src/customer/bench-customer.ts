// `npm run bench:web`: the customer app, built and served as in production, beside the least that such an app can be.
// Figures mean something on a quiet machine only; every table says how much of it was in use.
import { spawnSync } from 'node:child_process'
import { root } from '@dawadoot/e2e/places'
import { startBrowser } from '../web/browser.ts'
import { startFront } from '../web/front.ts'
import { brotliBytes } from './brotli-bytes.ts'
import { buildFloor } from './build-floor.ts'
import { becomeCustomer } from './customer.ts'
import { auditPages, type Audited } from './lighthouse.ts'
import { measureLanding, processorRow, slowRows, tapRow } from './measure-landing.ts'
import { measureResult } from './measure-result.ts'
import { isReached, printRows, type Row } from './rows.ts'
import { serveSite } from './serve-site.ts'
import { firstLoadScripts } from '@dawadoot/scripts/first-load-scripts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4392)
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)
const LIGHTHOUSE_RUNS = Number(process.env['BENCH_LIGHTHOUSE_RUNS'] ?? 3)
const ORIGIN = `https://127.0.0.1:${PORT}`
const DIST = `${root}apps/customer/dist`

const built = spawnSync(
  'turbo',
  ['run', 'build', '--filter=@dawadoot/customer', '--output-logs=errors-only'],
  {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', VITE_CUSTOMER_ORIGIN: ORIGIN },
    stdio: 'inherit',
  },
)
if (built.status !== 0) process.exit(1)

const percent = (share: number): string => `${Math.round(share * 100)} %`
const kb = (bytes: number): number => bytes / 1024
const rows: Row[] = []
const show = (title: string, some: readonly Row[]) => {
  rows.push(...some)
  printRows(title, some)
}

const floor = await buildFloor(DIST)
show('What comes first, brotli', [
  {
    figure: 'HTML with styles',
    unit: 'KB',
    ours: kb(brotliBytes(`${DIST}/index.html`)),
    floor: kb(floor.htmlBytes),
    limit: 14,
  },
  {
    figure: 'first-load JS (floor v7)',
    unit: 'KB',
    ours: kb(
      firstLoadScripts(`${DIST}/index.html`).reduce((sum, path) => sum + brotliBytes(`${DIST}/${path}`), 0),
    ),
    floor: kb(floor.scriptBytes),
    limit: 1.1 * kb(floor.scriptBytes),
  },
])

const site = await serveSite(ORIGIN, PORT + 1)
const floorFront = await startFront({ folder: floor.v8i })
const browser = await startBrowser()
try {
  const at = { browser, ours: site.port, floor: floorFront.port, runs: RUNS }
  for (const profile of ['slow4g', 'tcp4g'] as const) {
    const measured = await measureLanding(at, profile)
    const taps = profile === 'slow4g' ? [tapRow('tap to login dialog', measured)] : []
    show(`Landing page, ${profile}, beside floor v8i`, [...slowRows(measured), ...taps])
    const { inUse = 0, stolen = 0 } = measured.ours
    console.log(`in use before a run: ${percent(inUse)}, taken by the host during one: ${percent(stolen)}`)
  }
  show('Landing page, no throttling', [processorRow(await measureLanding(at, 'plain'))])

  const ten = await becomeCustomer(browser, site.port, { lines: 10, orders: true })
  const hundred = await becomeCustomer(browser, site.port, { lines: 100, orders: false })
  for (const [lines, customer] of [
    [10, ten],
    [100, hundred],
  ] as const) {
    const result = await measureResult({ browser, port: site.port, customer, lines, runs: RUNS })
    show(`Result page with ${lines} lines, 4x CPU`, [
      ...(lines === 10
        ? [{ figure: 'interactive after the result', unit: 'ms', ours: result['interactive'], limit: 1000 }]
        : []),
      { figure: 'INP, typing in the search', unit: 'ms', ours: result['typing'], limit: 100 },
      { figure: 'INP, changing quantities', unit: 'ms', ours: result['quantities'], limit: 100 },
      { figure: 'longest task while scrolling', unit: 'ms', ours: result['scrolling'], limit: 100 },
    ])
  }

  // beside a browser that has been worked with, the same pages had up to a quarter less; a phone has one
  await browser.close()
  const pages = ['/profile?tab=orders', ten.result, ...(ten.order === undefined ? [] : [ten.order])]
  const audited = [
    ...(await auditPages(ORIGIN, ['/'], LIGHTHOUSE_RUNS)),
    ...(await auditPages(ORIGIN, pages, LIGHTHOUSE_RUNS, ten)),
  ]
  console.log('\n### Lighthouse, mobile')
  console.table(
    audited.map(({ path, scores, machine, lost }) => ({
      page: path.slice(0, 24),
      ...scores,
      machine,
      lost: lost.join(' '),
    })),
  )
  const falls = audited.filter((page) => !isGood(page))
  const missed = rows.filter((row) => !isReached(row))
  console.log(
    missed.length + falls.length === 0
      ? '\nAll figures are reached.'
      : `\nNot reached: ${[...missed.map(({ figure }) => figure), ...falls.map(({ path }) => `Lighthouse ${path.slice(0, 24)}`)].join(', ')}`,
  )
  if (missed.length + falls.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  floorFront.close()
  await site.stop()
  await floor.remove()
}

/** Pages for one person carry noindex: search is not scored there. */
function isGood({ path, scores }: Audited): boolean {
  const at = (name: keyof Audited['scores']) => scores[name] ?? 0
  const good = at('accessibility') === 100 && at('best-practices') === 100
  return good && (path === '/' ? at('performance') === 100 && at('seo') === 100 : at('performance') >= 95)
}
