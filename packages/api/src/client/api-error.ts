import type { Paise } from '@dawadoot/domain/money/paise'
import type { ErrorCode } from '../contract/error-codes.ts'

/** What can go wrong without an answer that the contract knows. */
export type ClientFault = 'offline' | 'timed_out' | 'reply_unexpected' | 'stream_failed' | 'not_authenticated'

export const OFFLINE_MESSAGE = 'Network Error: Please check your connection'

/** A line of a refused order as it stands now. */
export type ChangedLine = {
  id: string
  pricing: { mrp: Paise; sellingPrice: Paise; discountPercent: number }
  inStock: boolean
}

type Details = {
  status?: number | undefined
  fields?: Readonly<Record<string, string>> | undefined
  lines?: readonly ChangedLine[] | undefined
  orderId?: string | undefined
  retryAfterSeconds?: number | undefined
  requestId?: string | undefined
  cause?: unknown
}

/** The one error that the client throws (besides an abort, which passes through). `message` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | ClientFault
  readonly status: number | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly lines: readonly ChangedLine[]
  readonly orderId: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly requestId: string | undefined

  constructor(code: ErrorCode | ClientFault, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = details.status
    this.fields = details.fields ?? {}
    this.lines = details.lines ?? []
    this.orderId = details.orderId
    this.retryAfterSeconds = details.retryAfterSeconds
    this.requestId = details.requestId
  }
}

/** The message to show for whatever was caught: the server's, or the given fallback. Specification, section 8. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
