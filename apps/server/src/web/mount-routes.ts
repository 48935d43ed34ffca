import { ERROR_STATUS } from '@dawadoot/api/contract/error-codes'
import type { Context, Hono } from 'hono'
import { BlobStoreFailure } from '../blobs/blob-store-failure.ts'
import type { Deps } from '../deps.ts'
import { isPassingFailure, isPersonGone } from './database-failure.ts'
import type { ApiEnv } from './env.ts'
import type { Route } from './mount.ts'
import { problem, problemBody, ProblemError } from './problem.ts'

const templateOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
const parametersIn = (path: string): number => path.split('{').length - 1

const asProblem = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  if (isPersonGone(error)) return problem('unauthenticated')
  if (error instanceof BlobStoreFailure) return problem('unavailable', { retryAfter: 5 })
  if (isPassingFailure(error)) return problem('unavailable', { retryAfter: 2 })
  return problem('internal')
}

/** Any error as problem+json; what was not foreseen is logged without what people typed. */
export const sendProblem = (deps: Deps) => (error: unknown, c: Context<ApiEnv>) => {
  const refusal = asProblem(error)
  const requestId = c.get('requestId')
  if (refusal !== error) deps.log.trouble('a call failed', error, requestId)
  const { retryAfter, allow } = refusal.details
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  if (allow !== undefined) c.header('Allow', allow)
  const body = JSON.stringify(problemBody(refusal, requestId))
  return c.body(body, ERROR_STATUS[refusal.code], { 'content-type': 'application/problem+json' })
}

/**
 * Mounts every call below `base`. Fixed paths come before those with parameters, so that /orders/history is no
 * order's id, whatever the order of mounting.
 */
export const mountRoutes = (app: Hono<ApiEnv>, base: string, routes: readonly Route[]): void => {
  const paths = [...new Set(routes.map(({ endpoint }) => endpoint.path))]
  for (const path of paths.toSorted((a, b) => parametersIn(a) - parametersIn(b))) {
    const here = routes.filter(({ endpoint }) => endpoint.path === path)
    const template = base + templateOf(path)
    for (const { endpoint, run } of here)
      app.on(endpoint.method.toUpperCase(), template, (c) => {
        c.set('route', path)
        return run(c)
      })
    const allow = here.map(({ endpoint }) => endpoint.method.toUpperCase()).join(', ')
    app.all(template, (c) => {
      c.set('route', path)
      throw problem('method_not_allowed', { allow })
    })
  }
  app.all(`${base}/*`, () => {
    throw problem('not_found')
  })
}
