import type { StreamEvent } from '@dawadoot/api/contract/prescriptions'
import type { InferOutput } from 'valibot'
import type { Snapshot } from './follow.ts'

const encoder = new TextEncoder()

/** A client that was cut off comes back after this many milliseconds. */
const RETRY_MS = 1000

const block = (item: Snapshot | 'heartbeat'): string => {
  if (item === 'heartbeat') return ': still here\n\n'
  const event: InferOutput<typeof StreamEvent> = {
    status: item.event.status,
    ...(item.event.error !== undefined && { error: item.event.error }),
    ...(item.event.page !== undefined && { page: item.event.page }),
    ...(item.event.pages !== undefined && { pages: item.event.pages }),
  }
  return `id: ${item.revision}\ndata: ${JSON.stringify(event)}\n\n`
}

/** Proxies must neither hold the stream back nor compress or store it. */
export const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
} as const

/** Text of a server-sent event stream. `onClose` runs once, however it ends: by itself, or because nobody listens. */
export const eventStream = (
  items: AsyncGenerator<Snapshot | 'heartbeat'>,
  onClose: () => void,
): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`)),
    pull: async (controller) => {
      try {
        const next = await items.next()
        if (!next.done) {
          controller.enqueue(encoder.encode(block(next.value)))
          return
        }
        onClose()
        controller.close()
      } catch (error) {
        onClose()
        controller.error(error)
      }
    },
    cancel: onClose,
  })
