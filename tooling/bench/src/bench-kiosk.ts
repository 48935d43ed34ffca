// The kiosk on its own server: how long a change of step takes at a quarter of the machine's speed, what a later page
// load fetches, and what 200 people in a row leave in memory. The apps must be built.
import { chromium } from 'playwright'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import { startDemo } from './kiosk/demo-server.ts'
import { timeStep } from './kiosk/time-step.ts'
import { openKiosk, sendPhoto, signIn } from './kiosk/visitor.ts'
import { median } from './web/statistics.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4391)
const KIOSK = `http://kiosk.localhost:${PORT}`
const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 200)
const ROUNDS = 5
const SLOWDOWN = 4
const STEP_LIMIT_MS = 100
const MEMORY_LIMIT = 1.1
/** The session that the last one is held against: caches are warm by then. */
const WARM_SESSION = 10

let number = Date.now() % 1_000_000_000
const nextPerson = () => (number = (number + 1) % 1_000_000_000)

const server = await startDemo(PORT)
const browser = await chromium.launch({ ...(await findChromium()) })
const open = async () => {
  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 }, hasTouch: true })
  const page = await context.newPage()
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() }
}

const steps = async () => {
  const { page, devtools, close } = await open()
  const times = new Map<string, number[]>()
  const time = async (button: string, next: string) => {
    const took = await timeStep(page, button, next)
    const name = `${button} -> ${next}`
    times.set(name, [...(times.get(name) ?? []), took])
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await openKiosk(page, KIOSK)
    await signIn(page, KIOSK, nextPerson())
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await time('Profile', 'Profile')
    await time('Back', 'Welcome, Asha Rao')
    await time('Orders', 'Your medicines, without the queue')
    await time('Start', 'Upload Prescription')
    await sendPhoto(page)
    await time('Get medicine prices', 'Delivery and personal details')
    await time('Home Delivery', 'House no.')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  console.table(
    [...times].map(([step, took]) => ({
      step,
      'median ms': Math.round(median(took) ?? 0),
      'worst ms': Math.round(Math.max(...took)),
      limit: STEP_LIMIT_MS,
    })),
  )
  await close()
  return [...times.values()].every((took) => (median(took) ?? Infinity) < STEP_LIMIT_MS)
}

const laterLoads = async () => {
  const { page, close } = await open()
  await openKiosk(page, KIOSK)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  let bytes = 0
  page.context().on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url())
    const answer = await request.response()
    if (pathname.endsWith('.js') && pathname !== '/service-worker.js' && !answer?.fromServiceWorker())
      bytes += (await request.sizes()).responseBodySize
  })
  await page.reload()
  await signIn(page, KIOSK, nextPerson())
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  console.table([
    { 'later load': 'reload, sign in, order', 'script bytes from the network': bytes, limit: 0 },
  ])
  await close()
  return bytes === 0
}

const people = async () => {
  const { page, devtools, close } = await open()
  // what a screen waits for passes at once: only memory is looked at
  await page.clock.install()
  await openKiosk(page, KIOSK)
  const held = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), documents: of('Documents') }
  }
  await devtools.send('Performance.enable')
  const shown: { session: number; 'heap MB': string; nodes: number; documents: number }[] = []
  let warm = 0
  let last = 0
  for (let session = 1; session <= SESSIONS; session += 1) {
    await signIn(page, KIOSK, nextPerson())
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    const sent = sendPhoto(page)
    await page.getByRole('heading', { name: 'Scanning...' }).waitFor()
    await page.clock.runFor(1600)
    await sent
    await page.getByRole('button', { name: 'Get medicine prices' }).click()
    await page.getByRole('button', { name: 'Home Delivery' }).click()
    await page.getByLabel('House no.').fill('4B')
    await page.getByRole('button', { name: 'End session' }).click()
    await page.clock.runFor(2500)
    await page.getByLabel('Mobile number').waitFor()
    if (session !== WARM_SESSION && session !== SESSIONS && session % 50 !== 0) continue
    const { heap, nodes, documents } = await held()
    if (session === WARM_SESSION) warm = heap
    last = heap
    shown.push({ session, 'heap MB': (heap / 1e6).toFixed(2), nodes, documents })
  }
  console.table(shown)
  console.log(
    `After ${SESSIONS} people the heap is ${((last / warm) * 100).toFixed(1)} % of that after ${WARM_SESSION} (limit ${MEMORY_LIMIT * 100} %)`,
  )
  await close()
  return last <= warm * MEMORY_LIMIT
}

try {
  const kept = [await steps(), await laterLoads(), await people()]
  process.exitCode = kept.every(Boolean) ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
