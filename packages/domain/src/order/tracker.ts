import { isOrderStatus, type OrderStatus, rankOf, STATUS_LABELS } from './status.ts'

/** One thing that happened to an order; `timestamp` is ISO 8601 and may be missing. */
export type OrderEvent = { status: string; timestamp?: string | undefined }

export type TrackerStep = {
  status: OrderStatus
  label: string
  state: 'done' | 'now' | 'later'
  at?: string | undefined
}

/** The first event per known status: repeats and unknown statuses are passed over. */
const firstEvents = (events: readonly OrderEvent[]): Map<OrderStatus, OrderEvent> => {
  const first = new Map<OrderStatus, OrderEvent>()
  for (const event of events)
    if (isOrderStatus(event.status) && !first.has(event.status)) first.set(event.status, event)
  return first
}

/** `picked` and `picked_up` stand for each other. */
const sameMoment = (status: OrderStatus): readonly OrderStatus[] =>
  status === 'picked' || status === 'picked_up' ? ['picked', 'picked_up'] : [status]

const track = (
  sequence: readonly OrderStatus[],
  status: string,
  events: readonly OrderEvent[],
): TrackerStep[] => {
  const first = firstEvents(events)
  const reached = [...first.keys(), ...(isOrderStatus(status) ? [status] : [])].filter(
    (s) => s !== 'cancelled',
  )
  const furthest = Math.max(-1, ...reached.map(rankOf))
  const cancelled = status === 'cancelled'
  const ended = cancelled || furthest >= rankOf('delivered')
  const steps = sequence.map((step): TrackerStep => {
    const event = sameMoment(step)
      .map((same) => first.get(same))
      .find((found) => found !== undefined)
    // a cancelled order shows two steps, and both have happened
    const done = cancelled || rankOf(step) <= furthest
    return { status: step, label: STATUS_LABELS[step], state: done ? 'done' : 'later', at: event?.timestamp }
  })
  const current = steps.findLast((step) => step.state === 'done')
  return steps.map((step) => (step === current && !ended ? { ...step, state: 'now' } : step))
}

/** A cancelled order shows only confirmed, then cancelled. */
const CANCELLED_SEQUENCE: readonly OrderStatus[] = ['confirmed', 'cancelled']

/** The order screen's tracker: from the events where there are any, else from the status. Specification, section 4. */
export const orderTracker = (order: { status: string; events: readonly OrderEvent[] }): TrackerStep[] =>
  track(
    order.status === 'cancelled' ? CANCELLED_SEQUENCE : ['confirmed', 'picked', 'on_the_way', 'delivered'],
    order.status,
    order.events,
  )

/** The tracker of the order list. Specification, section 4. */
export const historyTracker = (order: { status: string; events: readonly OrderEvent[] }): TrackerStep[] =>
  track(
    order.status === 'cancelled'
      ? CANCELLED_SEQUENCE
      : ['confirmed', 'packing', 'picked_up', 'on_the_way', 'delivered'],
    order.status,
    order.events,
  )
