import { formatOrderDate } from './date.ts'
import { isOrderStatus, type OrderStatus } from './status.ts'

const TEXT = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  processing: 'Processing',
  preparing: 'Preparing your order',
  packing: 'Packing',
  picked: 'Picked up',
  picked_up: 'Picked up',
  on_the_way: 'On the way',
} as const satisfies Record<Exclude<OrderStatus, 'delivered' | 'cancelled'>, string>

/** The status as a row shows it. `endedAt` is ISO 8601; an unknown status shows its own text. */
export const statusText = (status: string, endedAt?: string | null): string => {
  if (!isOrderStatus(status)) return status
  if (status === 'delivered') return `Delivered on ${formatOrderDate(endedAt)}`
  if (status === 'cancelled') return `Cancelled on ${formatOrderDate(endedAt)}`
  return TEXT[status]
}
