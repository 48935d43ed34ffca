import { pino } from 'pino'

/** What a request leaves behind: a closed list, so that nothing personal can slip in. */
type RequestEntry = {
  requestId: string
  method: string
  /** The route's template, never the path: paths hold ids. */
  route: string
  status: number
  ms: number
}

export type Log = {
  request: (entry: RequestEntry) => void
  /** `what` is a fixed text. Of the error only its kind, its code and the places in our code are kept. */
  trouble: (what: string, error: unknown, requestId?: string) => void
  /** A fixed text with numbers. */
  note: (what: string, numbers?: Record<string, number>) => void
}

const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error)

/** Messages of database and validation errors quote what people typed: they are left out. */
const describe = (error: unknown) => {
  if (!(error instanceof Error)) return { kind: typeof error }
  const cause = innermost(error)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    kind: cause.name,
    ...('code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {}),
    ...('constraint' in cause && typeof cause.constraint === 'string'
      ? { constraint: cause.constraint }
      : {}),
    at: frames.slice(0, 6).map((line) => line.trim()),
  }
}

/** One JSON object per line. Without `requests` only trouble and notes are written: a developer reads along. */
export const createLog = (write: (line: string) => void, { requests = true } = {}): Log => {
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write })
  return {
    request: ({ requestId, method, route, status, ms }) => {
      if (requests) logger.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 })
    },
    trouble: (what, error, requestId) =>
      logger.error({ ...(requestId ? { requestId } : {}), ...describe(error) }, what),
    note: (what, numbers) => logger.info(numbers ?? {}, what),
  }
}
