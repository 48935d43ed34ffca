import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'

/** A server that stops still answers, and asks each caller to take the next call elsewhere. */
export const lastAnswers = ({ stopping }: Pick<Deps, 'stopping'>) =>
  createMiddleware(async (c, next) => {
    await next()
    if (stopping.aborted) c.res.headers.set('Connection', 'close')
  })
