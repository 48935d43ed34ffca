import type { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { admit, bearerOf, isToken } from './access.ts'
import { isLocalCall } from './client-address.ts'
import type { ApiEnv } from './env.ts'

/** `/metrics` for Prometheus: to callers on this machine, to all others with its own token or that of operations. */
export const mountMetrics = (app: Hono<ApiEnv>, deps: Deps): void => {
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics')
    const { trustProxy, metricsToken } = deps.settings
    const bearer = bearerOf(c.req.raw)
    if (!isLocalCall(c, trustProxy) && !isToken(bearer, metricsToken)) await admit(deps, 'operations', bearer)
    const { text, contentType } = await deps.metrics.read()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  })
}
