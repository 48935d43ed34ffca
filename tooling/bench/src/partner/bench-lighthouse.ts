// Lighthouse, as a phone on slow 4G, on the partner pages as the built server sends them: `npm run bench -- lighthouse`.
// A page that is seen once may meet a slow second of the machine: each is judged `RUNS` times (5), by turns.
// It comes through npx rather than with our dependencies: it brings a hundred packages that nothing else here needs.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import { startFront } from '../web/front.ts'
import { median } from '../web/statistics.ts'
import { PAGES } from './pages.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = Number(process.env['RUNS'] ?? 5)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; title: string }>
}

const runTool = promisify(execFile)
const dist = fileURLToPath(new URL('../../../../apps/marketing/dist', import.meta.url))
const { executablePath, args } = await findChromium()
const front = await startFront({ folder: dist })

const judge = async (path: string): Promise<Report> => {
  const { stdout } = await runTool(
    'npx',
    [
      '-y',
      LIGHTHOUSE,
      `https://127.0.0.1:${front.port}${path}`,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new --ignore-certificate-errors ${args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 << 20 },
  )
  const report: Report = JSON.parse(stdout)
  return report
}

try {
  const seen = new Map<string, Map<string, number[]>>(PAGES.map(({ path }) => [path, new Map()]))
  for (let run = 0; run < RUNS; run += 1)
    for (const { path } of PAGES) {
      const { categories, audits } = await judge(path)
      for (const name of CATEGORIES) {
        const scores = seen.get(path)
        scores?.set(name, [...(scores.get(name) ?? []), Math.round((categories[name]?.score ?? 0) * 100)])
      }
      for (const { id, score, scoreDisplayMode, title } of Object.values(audits))
        if (score !== null && score < 0.9 && ['binary', 'numeric'].includes(scoreDisplayMode))
          console.log(`${path}, run ${run + 1}: ${id} ${score.toFixed(2)}, ${title}`)
    }
  console.log(`medians of ${RUNS}, and the lowest`)
  console.table(
    Array.from(seen, ([page, scores]) => ({
      page,
      ...Object.fromEntries(
        Array.from(scores, ([name, all]) => [name, `${median(all) ?? '-'} (${Math.min(...all)})`]),
      ),
    })),
  )
} finally {
  front.close()
}
