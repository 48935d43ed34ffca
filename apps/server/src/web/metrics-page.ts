import type { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { admit, bearerOf } from './access.ts'
import { isLocalCall } from './client-address.ts'
import type { ApiEnv } from './env.ts'

/** `/metrics` for Prometheus: to callers on this machine, to all others with the operations token. */
export const mountMetrics = (app: Hono<ApiEnv>, deps: Deps): void => {
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics')
    if (!isLocalCall(c, deps.settings.trustProxy)) await admit(deps, 'operations', bearerOf(c.req.raw))
    const { text, contentType } = await deps.metrics.read()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  })
}
