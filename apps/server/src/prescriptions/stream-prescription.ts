import { and, eq, gt } from 'drizzle-orm'
import { prescriptions } from '../db/tables/prescriptions.ts'
import { sessions } from '../db/tables/sign-in.ts'
import type { Deps } from '../deps.ts'
import { createBell } from '../jobs/bell.ts'
import { problem } from '../web/problem.ts'
import { EVENT_STREAM_HEADERS, eventStream } from './event-stream.ts'
import { failureWords } from './failure-words.ts'
import { follow, type Snapshot } from './follow.ts'
import type { PrescriptionNews } from './news.ts'
import type { createOpenStreams } from './open-streams.ts'

type Watcher = { userId: string; sessionId: string; prescriptionId: string }

type Options = {
  deps: Pick<Deps, 'database' | 'clock' | 'stopping'>
  news: PrescriptionNews
  streams: ReturnType<typeof createOpenStreams>
}

/** The prescription's state; undefined when it is not the caller's, or the caller's session has ended. */
const look = async (
  { database, clock }: Options['deps'],
  { userId, sessionId, prescriptionId }: Watcher,
): Promise<Snapshot | undefined> => {
  const [row] = await database.db
    .select({
      revision: prescriptions.revision,
      status: prescriptions.status,
      failure: prescriptions.failure,
      page: prescriptions.page,
      pages: prescriptions.pages,
    })
    .from(prescriptions)
    .innerJoin(sessions, and(eq(sessions.userId, prescriptions.userId), gt(sessions.endsAt, clock())))
    .where(
      and(eq(prescriptions.id, prescriptionId), eq(prescriptions.userId, userId), eq(sessions.id, sessionId)),
    )
  if (!row) return undefined
  const { revision, status, failure, page, pages } = row
  const error = status === 'failed' ? failureWords(failure) : undefined
  return { revision, event: { status, error, page: page ?? undefined, pages: pages ?? undefined } }
}

/**
 * Follows the reading of a prescription: the current status first, so that a stream that was cut off is simply opened
 * again. Ends after the last status, with the session, and when the server stops.
 */
export const streamPrescription = async (
  { deps, news, streams }: Options,
  watcher: Watcher,
  clientGone: AbortSignal,
): Promise<Response> => {
  // The client comes back, by then to another server.
  if (deps.stopping.aborted) throw problem('unavailable', { retryAfter: 1 })
  if (!(await look(deps, watcher))) throw problem('not_found')
  if (!streams.take(watcher.userId)) throw problem('rate_limited', { retryAfter: 15 })

  const bell = createBell()
  const unread = new AbortController()
  const signal = AbortSignal.any([clientGone, deps.stopping, unread.signal])
  const unsubscribe = await news.subscribe(watcher.prescriptionId, bell.ring)
  signal.addEventListener('abort', bell.ring, { once: true })

  let closed = false
  const close = (): void => {
    if (closed) return
    closed = true
    unsubscribe()
    streams.giveBack(watcher.userId)
    unread.abort()
  }
  // Whoever left before the first byte was asked for reads nothing, and so never cancels either.
  signal.addEventListener('abort', close, { once: true })

  const items = follow({ look: () => look(deps, watcher), wait: bell.wait, now: deps.clock, signal })
  return new Response(eventStream(items, close), { headers: EVENT_STREAM_HEADERS })
}
