import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { blockingTime, timeToInteractive } from './interactive.ts'
import { installProbe, type Probe } from './probe.ts'
import { PHONE, type Profile } from './profiles.ts'
import type { Protocol } from './unwatched-session.ts'
import { startShaper } from './shaper.ts'
import { type Network, watchNetwork } from './watch-network.ts'

const QUIET_MS = 5000
const PATIENCE_MS = 60_000

/** A page that is measured as it loads. */
export type Loading = {
  cdp: Protocol
  network: Network
  goTo: (path: string) => Promise<unknown>
  look: () => Promise<Probe & { now: number }>
}

/** A phone with an empty cache before a front on this machine, whose pages it calls by their paths. */
export type Visit = Loading & {
  page: Page
  context: BrowserContext
  cdp: CDPSession
  /** Errors that no script caught. */
  errors: string[]
  /** A page's whole address on this link. */
  address: (path: string) => string
  end: () => Promise<void>
}

export const throttle = async (cdp: Protocol, { cpu, browserLink }: Profile) => {
  if (browserLink)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: browserLink.rtt,
      downloadThroughput: (browserLink.down * 1024) / 8,
      uploadThroughput: (browserLink.up * 1024) / 8,
      connectionType: 'cellular4g',
    })
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

export const startVisit = async (browser: Browser, port: number, profile: Profile): Promise<Visit> => {
  const shaper = profile.shapedLink && (await startShaper(port, profile.shapedLink))
  const baseURL = `https://127.0.0.1:${shaper?.port ?? port}`
  const context = await browser.newContext({ ...PHONE, baseURL, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await page.addInitScript(installProbe)
  const cdp = await context.newCDPSession(page)
  const network = await watchNetwork(cdp)
  // processor time of the main thread rather than time on the clock: neighbours on the machine do not count
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await throttle(cdp, profile)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    page,
    context,
    cdp,
    network,
    errors,
    address: (path) => baseURL + path,
    goTo: (path) => page.goto(path, { waitUntil: 'load', timeout: PATIENCE_MS }),
    look: () => page.evaluate(() => ({ ...window.probe, now: performance.now() })),
    end: async () => {
      await context.close()
      shaper?.close()
    },
  }
}

/** Until no long task and at most two requests on their way were seen for five seconds. */
export const untilQuiet = async ({ look, network }: Pick<Loading, 'look' | 'network'>) => {
  const began = performance.now()
  for (;;) {
    await setTimeout(250)
    const seen = await look()
    const lastTask = Math.max(0, ...seen.longTasks.map(({ start, duration }) => start + duration))
    const busy = Math.max(lastTask, seen.fcp ?? 0, seen.now - network.quietFor())
    if (seen.fcp !== undefined && network.open() <= 2 && seen.now - busy > QUIET_MS + 100) return seen
    if (performance.now() - began > PATIENCE_MS) throw new Error('the page came to no rest')
  }
}

/** Loads a page from nothing, waits until it is quiet, and says what that took. Times in ms, sizes in KB (1024 B). */
export const loadPage = async (loading: Loading, path: string) => {
  const { cdp, network, goTo } = loading
  await goTo(path)
  const seen = await untilQuiet(loading)
  const fcp = seen.fcp ?? Infinity
  const longTasks = seen.longTasks.map(({ start, duration }) => ({ start, end: start + duration }))
  const requests = network.spans()
  const tti = timeToInteractive({ fcp, longTasks, requests, quietMs: QUIET_MS, until: seen.now })
  const { metrics } = await cdp.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    cls: seen.cls,
    tti,
    tbt: blockingTime({ fcp, longTasks }, tti),
    mainCpu: seconds('TaskDuration') * 1000,
    scriptCpu: seconds('ScriptDuration') * 1000,
    htmlKb: (await network.brotliBytes('Document')) / 1024,
    scriptKb: (await network.brotliBytes('Script')) / 1024,
    imageAndFontKb: network.bytes('Image', 'Font') / 1024,
    totalKb: network.bytes() / 1024,
    requests: network.count(),
    problems: [...seen.errors, ...network.failed()],
  }
}

export type Load = Awaited<ReturnType<typeof loadPage>>
