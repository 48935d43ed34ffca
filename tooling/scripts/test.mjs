// `npm test`: the build and its size budgets; unit, component, server and Storybook tests in one vitest run; then the
// journeys in a real browser.
// Ends with what failed, by name, and one line that adds everything up. `--full` adds the wide runs;
// `npm test -- journeys` runs named parts only.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'
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

const PARTS = ['build', 'sizes', 'tests', 'journeys']
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = named.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`)
  process.exit(2)
}
const wanted = named.length > 0 ? named : PARTS
const ok = {}
if (wanted.some((part) => part !== 'tests'))
  ok.build = run('build', 'turbo', ['run', 'build', '--output-logs=errors-only'], originsOf(PORT))
if (wanted.includes('sizes'))
  ok.sizes = ok.build && run('sizes', 'size-limit', ['--config', 'tooling/lint/size-limit.mjs'])
if (wanted.includes('tests'))
  ok.tests = run('tests', 'vitest', ['run', '--config', 'tooling/vitest/vitest.config.ts'])
if (wanted.includes('journeys'))
  ok.journeys = ok.build && run('journeys', 'pnpm', ['--filter', '@dawadoot/e2e', 'run', 'e2e'])

let passed = 0
let failed = 0
const vitest = readReport(vitestReport)
passed += vitest?.numPassedTests ?? 0
failed += vitest?.numFailedTests ?? 0
const playwright = readReport(playwrightReport)
passed += playwright?.stats.expected ?? 0
failed += (playwright?.stats.unexpected ?? 0) + (playwright?.stats.flaky ?? 0)
// A part that fell over without a failed test (a broken build, an error outside of tests, no report) is a failure too.
if (vitest === undefined && ok.tests) ok.tests = false
if (playwright === undefined && ok.journeys) ok.journeys = false
const broken = Object.keys(ok).filter((part) => !ok[part])
if (broken.length > 0 && failed === 0) failed = broken.length
for (const part of broken) console.error(`${part}: failed`)
const failures = [
  ...(vitest ? failedInVitest(vitest) : []),
  ...(playwright ? failedInPlaywright(playwright) : []),
]
for (const { name, reason } of failures) console.error(`FAILED ${name}\n  ${reason}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
