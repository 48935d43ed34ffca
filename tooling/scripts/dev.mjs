// `npm run dev`: the server restarts on a change, the three apps reload in place.
import { spawn } from 'node:child_process'
import { originsOf } from './origins.mjs'
import { root } from './root.mjs'

const turbo = spawn('turbo', ['run', 'dev'], {
  cwd: root,
  env: { TURBO_TELEMETRY_DISABLED: '1', ...originsOf(process.env.PORT ?? '4000'), ...process.env },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => turbo.kill(signal))
turbo.on('exit', (code) => process.exit(code ?? 1))
