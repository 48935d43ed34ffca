import type { Endpoint } from '@dawadoot/api/contract/endpoint'
import { answer } from '@dawadoot/api/testing/reply'
import { getResponse, type HttpHandler } from 'msw'

/** `body`: what was sent as JSON. */
export type Call = { headers: Headers; body: unknown; url: URL }

/** Notes each call and answers it from the handlers in turn; the last one goes on answering. */
export const noted = (
  endpoint: Endpoint,
  ...handlers: [HttpHandler, ...HttpHandler[]]
): { calls: Call[]; handler: HttpHandler } => {
  const calls: Call[] = []
  const handler = answer(endpoint, async (request) => {
    const json = request.headers.get('content-type')?.includes('json') ?? false
    const body: unknown = json ? await request.clone().json() : undefined
    calls.push({ headers: request.headers, url: new URL(request.url), body })
    const turn = handlers[Math.min(calls.length, handlers.length) - 1] ?? handlers[0]
    const given = await getResponse([turn], request)
    if (!given) throw new Error('The handler does not answer this call')
    return given
  })
  return { calls, handler }
}

/** No connection. */
export const offline = (endpoint: Endpoint): HttpHandler => answer(endpoint, () => Response.error())

/** What a proxy says when the server behind it is gone. */
export const brokenProxy = (endpoint: Endpoint): HttpHandler =>
  answer(
    endpoint,
    () => new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
  )
