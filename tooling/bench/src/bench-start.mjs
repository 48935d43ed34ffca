// How long `npm start` takes until it answers: cold (nothing built, no data) and warm (built, data there).
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@dawadoot/scripts/root'

const PORT = 4390
const RUNS = 3

const answers = () =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port: PORT, path: '/readyz' }, (reply) => {
      reply.resume()
      resolve(reply.statusCode === 200)
    }).on('error', () => resolve(false))
  })

/** Milliseconds from the command to the first answer; the server is stopped again. */
const timeStart = async (dataDir, extra = {}) => {
  const started = performance.now()
  const server = spawn('node', [`${root}tooling/scripts/start.mjs`], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, ...extra },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise((resolve) => server.on('exit', resolve))
  let ended = false
  void exited.then(() => {
    ended = true
  })
  while (!(await answers())) {
    if (ended) throw new Error('the server ended before it answered')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const took = performance.now() - started
  server.kill('SIGTERM')
  await exited
  return took
}

const dataDir = mkdtempSync(join(tmpdir(), 'dawadoot-start-'))
try {
  const cold = await timeStart(dataDir, { TURBO_FORCE: 'true' })
  const warm = []
  for (let run = 0; run < RUNS; run += 1) warm.push(await timeStart(dataDir))
  warm.sort((a, b) => a - b)
  console.table([
    { start: 'cold (apps built anew, data loaded)', seconds: (cold / 1000).toFixed(1), limit: 90 },
    { start: `warm (median of ${RUNS})`, seconds: (warm[Math.floor(RUNS / 2)] / 1000).toFixed(1), limit: 6 },
  ])
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
