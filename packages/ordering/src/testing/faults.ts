import { ERROR_STATUS, type ErrorCode } from '@dawadoot/api/contract/error-codes'
import { Problem } from '@dawadoot/api/contract/problem'
import { HttpResponse } from 'msw'
import * as v from 'valibot'

/** `well`: asks the server that works. */
type Answer = (request: Request, well: () => Promise<Response>) => Promise<Response>

/**
 * What a fault comes to for whoever asked. `late`: an answer all the same; `lost`: none; `refused`: in the server's
 * words; `garbled`: it came to pass, and nobody can read the answer; `ended`: the session is over.
 */
export type FaultKind = 'late' | 'lost' | 'refused' | 'garbled' | 'ended'

export type Fault = { name: string; kind: FaultKind; answer: Answer; offline?: true }

export const REFUSED = {
  500: 'Something broke on our side.',
  429: 'Too many tries. Wait 30 seconds.',
  401: 'Please log in.',
} as const

/** Seconds that a 429 asks for. */
export const RETRY_AFTER = 30

const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

const after =
  (ms: number): Answer =>
  (request, well) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => well().then(resolve, reject), ms)
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(new DOMException('The call was given up', 'AbortError'))
      })
    })

const refuse =
  (code: ErrorCode, message: string, headers: Record<string, string> = {}): Answer =>
  async () => {
    const status = ERROR_STATUS[code]
    const problem = { type: `about:blank#${code}`, title: code, status, code, message, requestId: 'r1' }
    return HttpResponse.json(v.parse(Problem, problem), {
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
    })
  }

/** The call is carried out; what comes back is not what was promised. */
const garble =
  (body: string): Answer =>
  async (_, well) => {
    const { status, headers } = await well()
    return new Response(body, {
      status,
      headers: { 'content-type': headers.get('content-type') ?? 'text/plain' },
    })
  }

const proxyPage: Answer = async () =>
  new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } })

/** Everything that a network and a server are known to do to a call. */
export const FAULTS: readonly Fault[] = [
  { name: 'the API down', kind: 'lost', answer: lost },
  { name: 'an answer after 9 s', kind: 'late', answer: after(9000) },
  { name: 'no answer for 11 s', kind: 'lost', answer: after(11_000) },
  { name: 'a 500', kind: 'refused', answer: refuse('internal', REFUSED[500]) },
  { name: 'a 502 with a proxy’s page', kind: 'garbled', answer: proxyPage },
  { name: 'bad JSON', kind: 'garbled', answer: garble('{"data": {') },
  { name: 'an empty body', kind: 'garbled', answer: garble('') },
  { name: 'no connection', kind: 'lost', answer: lost, offline: true },
  { name: 'a 401', kind: 'ended', answer: refuse('unauthenticated', REFUSED[401]) },
  {
    name: 'a 429 with Retry-After',
    kind: 'refused',
    answer: refuse('rate_limited', REFUSED[429], { 'retry-after': String(RETRY_AFTER) }),
  },
]
