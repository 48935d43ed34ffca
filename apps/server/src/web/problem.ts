import { ERROR_STATUS, type ErrorCode } from '@dawadoot/api/contract/error-codes'
import type { ChangedLine, Problem } from '@dawadoot/api/contract/problem'
import { PROBLEM_WORDS } from './problem-words.ts'

export type ProblemDetails = {
  /** For people; the code's own words otherwise. */
  message?: string
  fields?: Record<string, string>
  lines?: ChangedLine[]
  orderId?: string
  /** Whole seconds until the call may be made again. */
  retryAfter?: number
  /** With method_not_allowed. */
  allow?: string
}

/** Thrown anywhere below a route; turned into problem+json in one place. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ErrorCode
  readonly details: ProblemDetails
  constructor(code: ErrorCode, details: ProblemDetails) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** `throw problem('not_found')` */
export const problem = (code: ErrorCode, details: ProblemDetails = {}): ProblemError =>
  new ProblemError(code, details)

/** RFC 9457. `instance` is left out: paths hold ids. */
export const problemBody = ({ code, details }: ProblemError, requestId: string): Problem => {
  const { message, fields, lines, orderId } = details
  return {
    type: `/api/docs#${code}`,
    title: code.replaceAll('_', ' '),
    status: ERROR_STATUS[code],
    code,
    message: message ?? PROBLEM_WORDS[code],
    requestId,
    ...(fields && { fields }),
    ...(lines && { lines }),
    ...(orderId && { orderId }),
  }
}
