// Lighthouse, as a phone on slow 4G, on the partner pages as the built server sends them: `npm run bench -- lighthouse`.
// It comes through npx rather than with our dependencies: it brings a hundred packages that nothing else here needs.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '@dawadoot/vitest/find-chromium'
import { startFront } from '../web/front.ts'
import { PAGES } from './pages.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; title: string }>
}

const run = promisify(execFile)
const dist = fileURLToPath(new URL('../../../../apps/marketing/dist', import.meta.url))
const { executablePath, args } = await findChromium()
const front = await startFront({ folder: dist })

const judge = async (path: string): Promise<Report> => {
  const { stdout } = await run(
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
  const rows: Record<string, string | number>[] = []
  for (const { path } of PAGES) {
    const { categories, audits } = await judge(path)
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const)
    rows.push({ page: path, ...Object.fromEntries(scores) })
    for (const { id, score, scoreDisplayMode, title } of Object.values(audits))
      if (score !== null && score < 0.9 && ['binary', 'numeric'].includes(scoreDisplayMode))
        console.log(`${path}: ${id} ${score.toFixed(2)}, ${title}`)
  }
  console.table(rows)
} finally {
  front.close()
}
