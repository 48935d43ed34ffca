import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { interleave } from '../web/interleave.ts'
import type { Customer } from './customer.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof CATEGORIES)[number], number | undefined>
/** `machine`: Lighthouse's own index of what it ran on; a fourth of that is the phone that it scores for. */
export type Audited = { path: string; scores: Scores; lost: string[]; machine: number | undefined }

/**
 * A browser that Lighthouse can reach, and in which the customer is signed in, if there is one. Each visit has its own,
 * as with Lighthouse's own command: in one that all were made in, each visit to the same page cost it more points.
 */
const openBrowser = async (origin: string, customer: Customer | undefined) => {
  const profile = mkdtempSync(join(tmpdir(), 'dawadoot-lighthouse-'))
  const { executablePath, args } = await findChromium()
  const port = Number(new URL(origin).port) + 10
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  })
  if (customer) {
    const page = await context.newPage()
    // was there before
    await page.goto(origin, { waitUntil: 'networkidle' })
    await page.evaluate((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    }, customer.local)
    await page.close()
  }
  const close = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return { port, close }
}

const audit = async (url: string, port: number, asSomebody: boolean) => {
  // a phone on slow 4G, simulated, is what Lighthouse does when nothing else is said
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // as it is by itself, Lighthouse forgets all that a site has kept, also who is signed in
    disableStorageReset: asSomebody,
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
  return result.lhr
}

type Report = Awaited<ReturnType<typeof audit>>

/**
 * Medians of Lighthouse's scores, 0 to 100, and the audits of the last run that cost points: for a customer who was
 * there before, or for a stranger.
 */
export const auditPages = async (
  origin: string,
  paths: readonly string[],
  runs: number,
  customer?: Customer,
): Promise<Audited[]> => {
  const last = new Map<string, Report>()
  const measure = async (path: string) => {
    const { port, close } = await openBrowser(origin, customer)
    try {
      const report = await audit(origin + path, port, customer !== undefined)
      last.set(path, report)
      const scores = CATEGORIES.map((name) => [name, (report.categories[name]?.score ?? 0) * 100])
      return { ...Object.fromEntries(scores), machine: report.environment.benchmarkIndex }
    } finally {
      await close()
    }
  }
  const figures = await interleave(
    paths.map((path) => ({ name: path, measure: () => measure(path) })),
    runs,
  )
  return paths.map((path) => {
    const seen = figures.get(path) ?? {}
    return {
      path,
      scores: {
        performance: seen['performance'],
        accessibility: seen['accessibility'],
        'best-practices': seen['best-practices'],
        seo: seen['seo'],
      },
      lost: lostPoints(last.get(path)),
      machine: seen['machine'],
    }
  })
}

const lostPoints = (report: Report | undefined): string[] =>
  CATEGORIES.flatMap((name) => report?.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => report?.audits[id])
    .filter((found) => found?.score !== null && found !== undefined && found.score < 0.9)
    .map((found) => found?.id ?? '')
