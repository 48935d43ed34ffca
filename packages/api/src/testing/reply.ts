import { http, HttpResponse, type HttpHandler } from 'msw'
import * as v from 'valibot'
import type { Endpoint, Schema } from '../contract/endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from '../contract/error-codes.ts'
import { Problem } from '../contract/problem.ts'

type JsonEndpoint = Endpoint & { reply: Schema }

/** The path as msw matches it, whatever the origin. */
const pattern = (endpoint: Endpoint): string => `*/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`

/** Answers a call through the contract: a fake that the real server could not send throws instead. */
export const reply = <E extends JsonEndpoint>(endpoint: E, body: v.InferInput<E['reply']>): HttpHandler =>
  http[endpoint.method](pattern(endpoint), () =>
    HttpResponse.json(JSON.parse(JSON.stringify(v.parse(endpoint.reply, body))), { status: endpoint.status }),
  )

/** Refuses a call as the server does; the status follows from the code. */
export const refuse = (
  endpoint: Endpoint,
  code: ErrorCode,
  details: Partial<Pick<v.InferInput<typeof Problem>, 'message' | 'fields' | 'lines' | 'orderId'>> & {
    retryAfterSeconds?: number
  } = {},
): HttpHandler => {
  const { retryAfterSeconds, ...rest } = details
  const status = ERROR_STATUS[code]
  const problem = v.parse(Problem, {
    type: `about:blank#${code}`,
    title: code,
    status,
    code,
    message: code,
    requestId: 'test-request',
    ...rest,
  })
  return http[endpoint.method](pattern(endpoint), () =>
    HttpResponse.json(problem, {
      status,
      headers: {
        'content-type': 'application/problem+json',
        ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
    }),
  )
}

/** Answers with anything at all: broken bodies, a proxy's page, no connection. */
export const answer = (
  endpoint: Endpoint,
  make: (request: Request) => Response | Promise<Response>,
): HttpHandler => http[endpoint.method](pattern(endpoint), ({ request }) => make(request))

/** A stream that says these things and ends. */
export const streamOf = (endpoint: Endpoint, ...events: readonly object[]): HttpHandler =>
  http[endpoint.method](
    pattern(endpoint),
    () =>
      new HttpResponse(
        events.map((event, index) => `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
        {
          headers: { 'content-type': 'text/event-stream' },
        },
      ),
  )
