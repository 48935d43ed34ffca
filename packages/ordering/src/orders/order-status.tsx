import { formatOrderDate, UNKNOWN_DATE } from '@dawadoot/domain/order/date'
import type { OrderDetails } from '@dawadoot/domain/order/order'
import { orderTracker, type TrackerStep } from '@dawadoot/domain/order/tracker'
import { CourierRide } from '@dawadoot/ui/art/courier-ride'
import { HomeDoor } from '@dawadoot/ui/art/home-door'
import { Tracker } from '@dawadoot/ui/tracker/tracker'
import { orderWords as words } from './words.ts'

/** The time alone, on one line, where the day is the order's own; else day and time. Nothing for no such time. */
export const timeText = (iso: string | undefined, orderDate: string | undefined): string | undefined => {
  const [day, written] = formatOrderDate(iso).split(', ')
  const time = written?.replace(' ', '\u{a0}')
  if (day === UNKNOWN_DATE || time === undefined) return undefined
  return day === formatOrderDate(orderDate).split(', ', 1)[0] ? time : `${day}, ${time}`
}

const detailOf = (step: TrackerStep, order: OrderDetails): string | undefined => {
  const at = timeText(step.at, order.orderDate)
  if (at) return step.status === 'on_the_way' ? words.leftAt(at) : at
  const due = timeText(order.estimatedDelivery, order.orderDate)
  return step.status === 'delivered' && step.state === 'later' && due ? words.by(due) : undefined
}

/** How far the order is. Specification, section 4, Order statuses and tracker. */
export function OrderStatus({ order }: { order: OrderDetails }) {
  const steps = orderTracker(order)
  const ended = order.status === 'cancelled'
  return (
    <section aria-label={words.status} className="hang hang-pad overflow-hidden">
      <Tracker
        label={words.status}
        doneLabel={words.done}
        steps={steps.map((step) => ({
          label: step.label,
          detail: detailOf(step, order),
          state: step.status === 'cancelled' ? 'cut' : step.state,
        }))}
        {...(ended
          ? {}
          : { ride: <CourierRide className="w-full" />, home: <HomeDoor className="w-full" /> })}
      />
    </section>
  )
}
