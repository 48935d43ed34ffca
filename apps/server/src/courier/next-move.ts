import type { OrderStatus } from '@dawadoot/domain/order/status'

/** What the simulated pharmacy does next, and how long after the last event. */
type CourierMove = { move: OrderStatus | 'verified'; afterMs: number }

/** A whole delivery takes three and a half minutes: long enough to watch, short enough to wait for. */
const SECONDS = {
  pending: { move: 'confirmed', after: 10 },
  confirmed: { move: 'processing', after: 20 },
  preparing: { move: 'packing', after: 30 },
  packing: { move: 'picked_up', after: 30 },
  picked: { move: 'on_the_way', after: 30 },
  picked_up: { move: 'on_the_way', after: 30 },
  on_the_way: { move: 'delivered', after: 60 },
} as const

/** Undefined for a final order. Nothing passes `processing` unverified, so there the pharmacist comes first. */
export const nextMove = (status: OrderStatus, verified: boolean): CourierMove | undefined => {
  if (status === 'delivered' || status === 'cancelled') return undefined
  if (status === 'processing')
    return verified ? { move: 'preparing', afterMs: 20_000 } : { move: 'verified', afterMs: 20_000 }
  const { move, after } = SECONDS[status]
  return { move, afterMs: after * 1000 }
}
