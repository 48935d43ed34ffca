// `npm test`: the build and its size budgets; unit, component, server and Storybook tests in one vitest run; then the
// journeys in a real browser.
// Ends with one line that adds them up. `--full` adds the wide runs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { originsOf } from './origins.mjs'
import { root } from './root.mjs'

/** The journeys' servers listen on this port and the next. */
const PORT = Number(process.env.E2E_PORT ?? 4310)
const full = process.argv.includes('--full')
const reports = `${root}.vitest`
mkdirSync(reports, { recursive: true })

const env = {
  TURBO_TELEMETRY_DISABLED: '1',
  ...process.env,
  TZ: 'Asia/Kolkata',
  E2E_PORT: String(PORT),
  ...(full ? { TEST_FULL: '1' } : {}),
}
const run = (name, command, args, extra = {}) => {
  const started = Date.now()
  console.log(`\n=== ${name}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...env, ...extra },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  console.log(
    `=== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  return status === 0
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const vitestReport = `${reports}/report.json`
const playwrightReport = `${reports}/journeys.json`
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true })

const built = run('build', 'turbo', ['run', 'build', '--output-logs=errors-only'], originsOf(PORT))
const small = built && run('sizes', 'size-limit', ['--config', 'tooling/lint/size-limit.mjs'])
const unit = run('tests', 'vitest', ['run', '--config', 'tooling/vitest/vitest.config.ts'])
const journeys = built && run('journeys', 'pnpm', ['--filter', '@dawadoot/e2e', 'run', 'e2e'])

let passed = 0
let failed = 0
const vitest = readReport(vitestReport)
passed += vitest?.numPassedTests ?? 0
failed += vitest?.numFailedTests ?? 0
const playwright = readReport(playwrightReport)
passed += playwright?.stats.expected ?? 0
failed += (playwright?.stats.unexpected ?? 0) + (playwright?.stats.flaky ?? 0)
// A part that fell over without a failed test (a broken build, an error outside of tests, no report) is a failure too.
const broken = [
  ['build', built],
  ['sizes', small],
  ['tests', unit && vitest !== undefined],
  ['journeys', journeys && playwright !== undefined],
].filter(([, ok]) => !ok)
if (broken.length > 0 && failed === 0) failed = broken.length
for (const [name] of broken) console.error(`${name}: failed`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
