import type { WireOrderDetails, WireOrderSummary } from '@dawadoot/api/contract/orders'
import { asPaise, rupeesFromPaise } from '@dawadoot/domain/money/paise'
import { RETAIL_MEDICINES_HSN } from '@dawadoot/domain/order/pack'
import type { OrderEventRow, OrderLineRow, OrderRow, Pharmacist } from './read-orders.ts'

const rupees = (paise: number): number => rupeesFromPaise(asPaise(paise))

/** What both replies carry where the order has it. */
const optional = ({ estimatedAt, addressId }: OrderRow) => ({
  ...(estimatedAt && { estimatedDelivery: estimatedAt.toISOString() }),
  ...(addressId !== null && { addressId }),
})

export const orderDetailsToWire = ({
  order,
  lines,
  events,
  pharmacist,
}: {
  order: OrderRow
  lines: readonly OrderLineRow[]
  events: readonly OrderEventRow[]
  pharmacist: Pharmacist | null
}): WireOrderDetails => ({
  orderId: order.id,
  orderDate: order.placedAt.toISOString(),
  paymentMethod: order.paymentMode,
  deliveryAddress: { ...order.deliverTo },
  items: lines.map(({ medicineId, name, quantity, price, mrp, batches }) => ({
    id: medicineId,
    name,
    quantity,
    price: rupees(price),
    mrp: rupees(mrp),
    hsn: RETAIL_MEDICINES_HSN,
    ...(batches && { batches: [...batches] }),
  })),
  orderStatus: order.status,
  statusHistory: events.map(({ status, at }) => ({ status, timestamp: at.toISOString() })),
  prescriptionId: order.prescriptionId,
  ...optional(order),
  ...(order.customerName !== null && { customerName: order.customerName }),
  ...(pharmacist && { verifiedBy: `${pharmacist.name} (${pharmacist.registration})` }),
})

export const orderSummaryToWire = ({
  order,
  lines,
}: {
  order: OrderRow
  lines: readonly OrderLineRow[]
}): WireOrderSummary => ({
  id: order.id,
  name: order.deliverTo.name,
  line1: order.deliverTo.address,
  order_dateTime: order.placedAt.toISOString(),
  status: order.status,
  deliveredDate: order.endedAt?.toISOString() ?? null,
  items: lines.map(({ name, quantity }) => `${name} x ${quantity}`).join(', '),
  total: rupees(order.total),
  prescriptionId: order.prescriptionId,
  ...optional(order),
})
