// `npm start`: builds the three apps for this port, then serves everything from this one process.
import { spawnSync } from 'node:child_process'
import { originsOf } from './origins.mjs'
import { root } from './root.mjs'

const port = process.env.PORT ?? '4000'
const build = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], {
  cwd: root,
  // Origins that were set from outside win: a deployment knows its own.
  env: { TURBO_TELEMETRY_DISABLED: '1', ...originsOf(port), ...process.env },
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
})
if (build.status !== 0) {
  console.error('The apps could not be built; the lines above say why.')
  process.exit(build.status ?? 1)
}
// In this process rather than a child, so that Ctrl-C and SIGTERM reach the server itself.
await import('@dawadoot/server/main')
