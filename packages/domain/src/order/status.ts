/** Every status an order can have. Specification, section 3. */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'preparing',
  'packing',
  'picked',
  'picked_up',
  'on_the_way',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const isOrderStatus = (value: string): value is OrderStatus =>
  ORDER_STATUSES.some((status) => status === value)

/** How far along a status is. `picked` and `picked_up` name the same moment. */
const RANK = {
  pending: 0,
  confirmed: 1,
  processing: 2,
  preparing: 3,
  packing: 4,
  picked: 5,
  picked_up: 5,
  on_the_way: 6,
  delivered: 7,
  cancelled: 8,
} as const satisfies Record<OrderStatus, number>

export const rankOf = (status: OrderStatus): number => RANK[status]

/** Final: nothing moves any more, and neither Cancel nor TRACK ORDER is offered. */
export const isFinal = (status: string): boolean => status === 'delivered' || status === 'cancelled'

export type MoveProblem = 'final' | 'backwards' | 'not_verified'

/**
 * Forward only, skips allowed, cancel from any non-final status; nothing passes `processing` before a registered
 * pharmacist has verified the order. Decisions, "Prescription, cart, order".
 */
export const moveProblem = (
  from: OrderStatus,
  to: OrderStatus,
  verified: boolean,
): MoveProblem | undefined => {
  if (isFinal(from)) return 'final'
  if (to === 'cancelled') return undefined
  if (rankOf(to) <= rankOf(from)) return 'backwards'
  if (!verified && rankOf(to) > RANK.processing) return 'not_verified'
  return undefined
}

/** Labels of the trackers. Specification, section 4. */
export const STATUS_LABELS = {
  pending: 'Pending',
  confirmed: 'Order Confirmed',
  processing: 'Processing',
  preparing: 'Preparing',
  packing: 'Packing',
  picked: 'Order Picked',
  picked_up: 'Order Picked',
  on_the_way: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>

/** How a status is dressed; an unknown one is mute and shows its own text. */
export type StatusTone = 'open' | 'moving' | 'good' | 'mute'

export const statusTone = (status: string): StatusTone => {
  if (!isOrderStatus(status) || status === 'cancelled') return 'mute'
  if (status === 'delivered') return 'good'
  return rankOf(status) >= RANK.picked ? 'moving' : 'open'
}
