import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Everything that can be said about the code without running it. All of them are always run, so that one run shows
 * everything there is to mend; settings are in tooling/lint and passed by path.
 */
const CHECKS = [
  {
    command: 'oxlint',
    args: ['-c', 'tooling/lint/oxlintrc.json', '--deny-warnings', '--disable-nested-config'],
    broken: 'a lint rule or an import zone is broken',
  },
  {
    command: 'oxfmt',
    args: ['-c', 'tooling/lint/oxfmtrc.json', '--disable-nested-config', '--check', '.', '!**/migrations'],
    broken: 'files are not formatted: npm run format',
  },
  { command: 'turbo', args: ['boundaries'], broken: 'a package imports what its tag does not allow' },
  {
    command: 'knip',
    args: ['--config', 'tooling/lint/knip.jsonc', '--no-progress', '--treat-config-hints-as-errors'],
    broken: 'files, exports or dependencies that nothing uses',
  },
  { command: 'sherif', args: ['.'], broken: 'the package.json files disagree' },
  {
    command: 'secretlint',
    args: ['--secretlintrc', 'tooling/lint/secretlintrc.json', '**/*'],
    broken: 'something looks like a secret: take it out, and make it invalid if it was ever pushed',
  },
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
}

const broken = CHECKS.filter(({ command, args }) => {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  return status !== 0
})

console.log('')
for (const { command, broken: what } of broken) console.error(`lint: ${command} failed: ${what}`)
if (broken.length > 0) process.exit(1)
console.log(`lint: all ${CHECKS.length} checks passed`)
