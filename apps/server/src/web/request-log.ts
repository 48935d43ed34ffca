import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import type { ApiEnv } from './env.ts'

/** Gives every request an id, which the answer and the log carry. */
export const requestLog = ({ log, newId }: Pick<Deps, 'log' | 'newId'>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const requestId = newId()
    c.set('requestId', requestId)
    c.set('route', 'unknown')
    const start = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    const { method } = c.req
    log.request({
      requestId,
      method,
      route: c.get('route'),
      status: c.res.status,
      ms: performance.now() - start,
    })
  })
