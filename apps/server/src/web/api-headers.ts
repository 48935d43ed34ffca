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

const METHODS = 'GET,POST,PUT,DELETE'
const ASKED = 'Authorization,Content-Type,Idempotency-Key,Last-Event-ID'
const TOLD = 'Date,Retry-After,X-Request-Id'

/**
 * Our own three sites and what the operator adds: exact origins, with credentials. Ours rather than Hono's, which makes
 * an answer before there is one and copies both into a third.
 */
export const apiCors = ({ sites, extraOrigins }: Settings) => {
  const allowed = new Set([...Object.values(sites), ...extraOrigins])
  return createMiddleware(async (c, next) => {
    const asksFirst = c.req.method === 'OPTIONS'
    if (asksFirst) c.res = new Response(null, { status: 204 })
    else await next()
    const { headers } = c.res
    headers.append('Vary', 'Origin')
    const origin = c.req.header('origin')
    if (origin === undefined || !allowed.has(origin)) return
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Allow-Credentials', 'true')
    headers.set('Access-Control-Expose-Headers', TOLD)
    if (!asksFirst) return
    headers.append('Vary', 'Access-Control-Request-Headers')
    headers.set('Access-Control-Allow-Methods', METHODS)
    headers.set('Access-Control-Allow-Headers', ASKED)
    headers.set('Access-Control-Max-Age', '600')
  })
}
