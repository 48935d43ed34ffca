import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import type { ApiEnv } from './env.ts'

/** Gives every request an id, which the answer and the log carry, and counts it. */
export const requestLog = ({ log, metrics, newId }: Pick<Deps, 'log' | 'metrics' | 'newId'>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const requestId = newId()
    c.set('requestId', requestId)
    c.set('route', 'unknown')
    const start = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const call = { method: c.req.method, route: c.get('route'), status: c.res.status }
    const ms = performance.now() - start
    log.request({ requestId, ...call, ms })
    metrics.answered(call, ms / 1000)
  })
