import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { median } from '../web/statistics.ts'
import type { Customer } from './customer.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof CATEGORIES)[number], number | undefined>
export type Audited = { path: string; scores: Scores; lost: string[] }

/** A browser in which the customer is signed in, and which Lighthouse can reach. */
const openBrowser = async (origin: string, customer: Customer) => {
  const profile = mkdtempSync(join(tmpdir(), 'dawadoot-lighthouse-'))
  const { executablePath, args } = await findChromium()
  const port = Number(new URL(origin).port) + 10
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  })
  const page = await context.newPage()
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, customer.local)
  const close = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return { port, close }
}

const audit = async (url: string, port: number) => {
  // a phone on slow 4G, simulated, is what Lighthouse does when nothing else is said
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
  return result.lhr
}

/** Medians of Lighthouse's scores, 0 to 100, and the audits of the last run that cost points. */
export const auditPages = async (
  origin: string,
  customer: Customer,
  paths: readonly string[],
  runs: number,
): Promise<Audited[]> => {
  const { port, close } = await openBrowser(origin, customer)
  const audited: Audited[] = []
  try {
    for (const path of paths) {
      const reports: Awaited<ReturnType<typeof audit>>[] = []
      for (let run = 0; run < runs; run += 1) reports.push(await audit(origin + path, port))
      const score = (name: string) =>
        median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))
      const last = reports.at(-1)
      const lost = CATEGORIES.flatMap((name) => last?.categories[name]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => last?.audits[id])
        .filter((found) => found?.score !== null && found !== undefined && found.score < 0.9)
        .map((found) => found?.id ?? '')
      audited.push({
        path,
        scores: {
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
        },
        lost,
      })
    }
  } finally {
    await close()
  }
  return audited
}
