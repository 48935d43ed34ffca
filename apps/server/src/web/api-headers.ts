import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { Settings } from '../settings.ts'

/** Nothing the API sends is a page, and none of it may be kept by a cache. A handler may say otherwise. */
export const apiHeaders = ({ production }: Settings) =>
  createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    const set = (name: string, value: string) => headers.has(name) || headers.set(name, value)
    set('Cache-Control', 'no-store')
    set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    set('X-Content-Type-Options', 'nosniff')
    set('Referrer-Policy', 'no-referrer')
    if (production) set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  })

/** Our own three sites and what the operator adds: exact origins, with credentials. */
export const apiCors = ({ sites, extraOrigins }: Settings) => {
  const allowed = new Set([...Object.values(sites), ...extraOrigins])
  return cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
    exposeHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
}
