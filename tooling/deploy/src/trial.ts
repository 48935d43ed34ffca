// `npm run trial`: everything as it is deployed, on this machine and without containers. Caddy serves the three built
// apps by host name over TLS, in front of two API processes and a worker on PostgreSQL; the journeys go through it, and
// API processes are killed while people order. Needs Caddy (Debian: apt-get install caddy); the rest is in the
// repository. TRIAL_PORT moves its five ports; TRIAL_JOURNEYS=0 leaves the browser out.
import { compareSites } from './trial/compare-sites.ts'
import { openStage } from './trial/open-stage.ts'
import { root, SITES } from './trial/places.ts'
import { runWhile } from './trial/run.ts'

const say = (line: string): void => console.log(`\n=== ${line}`)
let failed = 0
const check = (name: string, ok: boolean): void => {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
  if (!ok) failed += 1
}

say('build and start')
const stage = await openStage()

/** The killed process is the one that has just taken a prescription: its stream breaks off, its reading goes on. */
const orderUnderFire = async (): Promise<void> => {
  let killed = false
  const code = await runWhile(
    process.execPath,
    [`${root}tooling/deploy/src/trial/order-under-fire.ts`, SITES.customer, stage.inbox],
    {
      env: { NODE_EXTRA_CA_CERTS: stage.ca.file },
      onLine: (line) => {
        console.log(line)
        if (killed || line !== 'placed 8') return
        killed = true
        console.log('the first server is killed')
        void stage.apis[0]?.kill('SIGKILL')
      },
    },
  )
  check('no order was lost or made twice', killed && code === 0)
}

const journeys = (...only: string[]): Promise<number | null> =>
  runWhile('pnpm', ['exec', 'playwright', 'test', '--config', 'playwright.trial.config.ts', ...only], {
    env: { TRIAL_SITE: SITES.customer, E2E_OUTBOX: stage.inbox },
    cwd: `${root}tooling/e2e`,
    onLine: (line) => console.log(line),
  })

const TAKEN = /"route":"\/prescriptions\/upload","status":202/

const journeyUnderFire = async (): Promise<void> => {
  const apis = [await stage.restartFirst(), stage.apis[1]]
  let killed = false
  for (const api of apis)
    api?.onLine((line) => {
      if (killed || !TAKEN.test(line)) return
      killed = true
      console.log('the server that took the prescription is killed')
      void api.kill('SIGKILL')
    })
  const code = await journeys('journey', '-g', 'a photographed page')
  check('the order arrives all the same', killed && code === 0)
}

try {
  say('the proxy beside the server')
  const { asked, found } = await compareSites(stage.ca.text)
  for (const line of found) console.log(line)
  check(`${asked} addresses are answered as the server answers them`, found.length === 0)
  if (process.env['TRIAL_JOURNEYS'] !== '0') {
    say('journeys')
    check('the journeys pass', (await journeys()) === 0)
  }
  say('orders by several people, while a server is killed')
  await orderUnderFire()
  if (process.env['TRIAL_JOURNEYS'] !== '0') {
    say('a journey, while a server is killed')
    await journeyUnderFire()
  }
} finally {
  await stage.close(failed > 0)
}
process.exit(failed > 0 ? 1 : 0)
