import { paiseFromRupees } from '@dawadoot/domain/money/paise'
import ky, { isHTTPError, isNetworkError, isTimeoutError, type KyInstance, type Options } from 'ky'
import * as v from 'valibot'
import { logout } from '../contract/auth.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { Problem } from '../contract/problem.ts'
import { ApiError, isAbort, OFFLINE_MESSAGE } from './api-error.ts'
import type { Upload } from './upload.ts'

/** Specification, section 7. */
export const REQUEST_TIMEOUT_MS = 10_000

/** What the client needs to know of the session, and tells it. */
export type SessionPort = {
  token: () => string | undefined
  /** A request that carried this token was answered 401. */
  unauthorized: (token: string) => void
}

export type ClientOptions = {
  /** Absolute, with the /api prefix, e.g. http://localhost:4000/api. */
  baseUrl: string
  session: SessionPort
  /** `include` where the server knows the device by a cookie, wherever the API is. */
  credentials?: RequestCredentials
  fetch?: typeof globalThis.fetch
  /** How a file travels; browsers use one that knows its progress. */
  upload?: Upload
  /** What is only logged: 403, 404, 500 and the like. Specification, section 8. */
  report?: (message: string) => void
  /** The server's clock in ms, as each reply tells it. */
  serverTime?: (epochMs: number) => void
}

export type CallOptions = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal | undefined
}

/** Fills `{name}` in a path; every value is encoded once. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const LOGGED: Readonly<Record<number, string>> = {
  403: 'Access forbidden',
  404: 'Resource not found',
  500: 'Internal server error',
}

/** Turns the body of an answer that is not a success into the one error; unknown bodies read as 'API Error'. */
export const errorFromAnswer = (
  status: number,
  headers: Headers,
  body: unknown,
  cause?: unknown,
): ApiError => {
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  const details = { status, cause, retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter }
  const problem = v.safeParse(Problem, body)
  if (problem.success) {
    const { code, message, fields, lines, orderId, requestId } = problem.output
    return new ApiError(code, message, {
      ...details,
      fields,
      orderId,
      requestId,
      lines: lines?.map(({ id, pricing, availability }) => ({
        id,
        inStock: availability.inStock,
        pricing: {
          mrp: paiseFromRupees(pricing.mrp),
          sellingPrice: paiseFromRupees(pricing.sellingPrice),
          discountPercent: pricing.discountPercent,
        },
      })),
    })
  }
  const told = v.safeParse(v.object({ message: v.pipe(v.string(), v.nonEmpty()) }), body)
  return new ApiError('reply_unexpected', told.success ? told.output.message : 'API Error', details)
}

export type Transport = {
  options: ClientOptions
  /** Sends and gives the JSON of the answer; undefined when it is empty or not JSON but a success. */
  json: (endpoint: Endpoint, call?: CallOptions) => Promise<unknown>
  /** Sends and gives the raw answer of a success. */
  raw: (path: string, options?: Options) => Promise<Response>
}

export const createTransport = (options: ClientOptions): Transport => {
  const { session, report = () => {}, serverTime = () => {} } = options

  const http: KyInstance = ky.create({
    prefix: options.baseUrl,
    timeout: REQUEST_TIMEOUT_MS,
    retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 400 },
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.credentials ? { credentials: options.credentials } : {}),
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = session.token()
          if (token) request.headers.set('authorization', `Bearer ${token}`)
        },
      ],
      afterResponse: [
        ({ request, response }) => {
          const date = Date.parse(response.headers.get('date') ?? '')
          if (!Number.isNaN(date)) serverTime(date)
          const sent = request.headers.get('authorization')?.replace(/^Bearer /, '')
          // to whoever is leaving, an end that came before is no news
          const leaving = request.url.endsWith(logout.path)
          if (response.status === 401 && sent && !leaving) session.unauthorized(sent)
        },
      ],
    },
  })

  const raw = async (path: string, requestOptions: Options = {}): Promise<Response> => {
    try {
      return await http(path, requestOptions)
    } catch (error) {
      if (isAbort(error) || requestOptions.signal?.aborted) throw error
      if (isHTTPError(error)) {
        const failure = errorFromAnswer(error.response.status, error.response.headers, error.data, error)
        report(LOGGED[error.response.status] ?? (failure.message || 'Something went wrong'))
        throw failure
      }
      if (isTimeoutError(error)) throw new ApiError('timed_out', OFFLINE_MESSAGE, { cause: error })
      if (isNetworkError(error) || error instanceof TypeError)
        throw new ApiError('offline', OFFLINE_MESSAGE, { cause: error })
      throw new ApiError('reply_unexpected', error instanceof Error ? error.message : 'API Error', {
        cause: error,
      })
    }
  }

  const json = async (endpoint: Endpoint, call: CallOptions = {}): Promise<unknown> => {
    const response = await raw(fillPath(endpoint.path, call.params), {
      method: endpoint.method,
      ...(call.query ? { searchParams: { ...call.query } } : {}),
      ...(call.body === undefined ? {} : { json: call.body }),
      ...(call.idempotencyKey ? { headers: { 'idempotency-key': call.idempotencyKey } } : {}),
      ...(call.signal ? { signal: call.signal } : {}),
    })
    const text = await response.text().catch((cause: unknown) => {
      throw isAbort(cause) ? cause : new ApiError('offline', OFFLINE_MESSAGE, { cause })
    })
    try {
      return text === '' ? undefined : JSON.parse(text)
    } catch (cause) {
      // A success whose body is not JSON (a proxy's page, a bare "OK"): the noun's adapter decides what that means.
      report(`Unreadable reply from ${endpoint.path}`)
      return endpoint.method === 'get'
        ? Promise.reject(new ApiError('reply_unexpected', 'API Error', { cause }))
        : undefined
    }
  }

  return { options, json, raw }
}
