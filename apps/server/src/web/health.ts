import type { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { ApiEnv } from './env.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve; a load balancer sends nothing while it cannot. */
export const mountHealth = (
  app: Hono<ApiEnv>,
  { database, stopping }: Pick<Deps, 'database' | 'stopping'>,
): void => {
  app.get('/healthz', (c) => {
    c.set('route', '/healthz')
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
  })
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz')
    const ready =
      !stopping.aborted &&
      (await database.ping().then(
        () => true,
        () => false,
      ))
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    })
  })
}
