import { join } from 'node:path'
import { OPS_TOKEN } from '@dawadoot/e2e/places'
import { PORTS, root, SITES } from './places.ts'
import { type Started, startProcess } from './start-process.ts'

/** Secrets of a trial are none. */
const SECRETS = { OTP_SECRET: 'a secret of the trial, thirty-two and more', OPS_TOKEN }

/** As in production, but with the demonstration's shelves, pharmacist and courier: without stock nobody can order. */
export const AS_DEPLOYED = { NODE_ENV: 'production', DEMO: '1', TRUST_PROXY: '1', ...SECRETS }

const WORKER = join(root, 'apps/server/src/worker.ts')

export const startApi = (env: Record<string, string>, log: string): Promise<Started> =>
  startProcess(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: {
      ...AS_DEPLOYED,
      READERS: '0',
      HOST: '127.0.0.1',
      // everybody comes from one address
      OTP_PER_CLIENT_QUARTER_HOUR: '100000',
      OTP_PER_CLIENT_DAY: '100000',
      ...env,
    },
    ready: 'Ready.',
    log,
  })

export const startWorker = (env: Record<string, string>, log: string): Promise<Started> =>
  startProcess(process.execPath, [WORKER], { env: { ...AS_DEPLOYED, ...env }, ready: 'Ready.', log })

/** The proxy of tooling/deploy/caddy with the sites in `folder`/sites; its certificates are its own. */
export const startCaddy = (folder: string, log: string): Promise<Started> =>
  startProcess('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    cwd: join(root, 'tooling/deploy/caddy'),
    env: {
      SITES: join(folder, 'sites'),
      CUSTOMER_ADDRESS: SITES.customer,
      KIOSK_ADDRESS: SITES.kiosk,
      MARKETING_ADDRESS: SITES.marketing,
      CUSTOMER_ORIGIN: SITES.customer,
      KIOSK_ORIGIN: SITES.kiosk,
      MARKETING_ORIGIN: SITES.marketing,
      STORYBOOK_ADDRESS: `https://storybook.localhost:${PORTS.proxy}`,
      HTTP_PORT: String(PORTS.plain),
      API_UPSTREAMS: PORTS.apis.map((port) => `127.0.0.1:${port}`).join(' '),
      HEALTH_INTERVAL: '1s',
      XDG_DATA_HOME: join(folder, 'caddy/data'),
      XDG_CONFIG_HOME: join(folder, 'caddy/config'),
    },
    ready: 'serving initial configuration',
    log,
  })
