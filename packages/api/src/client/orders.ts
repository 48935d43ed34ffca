import type { Address } from '@dawadoot/domain/address/address'
import { type CartLine, isBlocked } from '@dawadoot/domain/cart/line'
import { cartTotals } from '@dawadoot/domain/cart/totals'
import { paiseFromRupees, rupeesFromPaise } from '@dawadoot/domain/money/paise'
import {
  mrpOrEstimate,
  type OrderDetails,
  type OrderItem,
  type OrderSummary,
  type PaymentMode,
} from '@dawadoot/domain/order/order'
import * as v from 'valibot'
import * as contract from '../contract/orders.ts'
import { ApiError } from './api-error.ts'
import { findInReply, readReply } from './read-reply.ts'
import type { Transport } from './transport.ts'
import { looseId, looseText, optionalText, rupeesToPaise } from './wire.ts'

export type Placement = {
  lines: readonly CartLine[]
  address: Address
  paymentMode: PaymentMode
  warehouseId: string
  prescriptionId: string
  customerName: string
  alsoOpen?: boolean
}

/** The cart as the call wants it. `itemCount` is the number of lines. */
export const toCreateOrder = (placement: Placement): v.InferInput<typeof contract.CreateOrder> => {
  const lines = placement.lines.filter((line) => !isBlocked(line))
  const totals = cartTotals(lines)
  return {
    medicines: lines.map(({ medicine, qty, inPlaceOf }) => ({
      id: medicine.id,
      matched_medicineId: medicine.id,
      name: medicine.name,
      stripUnit: medicine.stripUnit,
      composition: [...medicine.composition],
      pricing: {
        mrp: rupeesFromPaise(medicine.pricing.mrp),
        sellingPrice: rupeesFromPaise(medicine.pricing.sellingPrice),
        discountPercent: medicine.pricing.discountPercent,
      },
      availability: { inStock: medicine.inStock },
      alternatives: medicine.alternatives.map(({ id }) => id),
      qty,
      _altChosen: inPlaceOf !== undefined,
      _isAlternative: inPlaceOf !== undefined,
      ...(inPlaceOf ? { selectedRefId: inPlaceOf.id } : {}),
    })),
    totals: {
      subtotal: rupeesFromPaise(totals.subtotal),
      total: rupeesFromPaise(totals.total),
      discount: rupeesFromPaise(totals.discount),
      itemCount: lines.length,
    },
    address: { ...placement.address, _id: placement.address.id },
    paymentMode: placement.paymentMode,
    warehouseId: placement.warehouseId,
    prescriptionId: placement.prescriptionId,
    customerName: placement.customerName,
    ...(placement.alsoOpen ? { alsoOpen: true } : {}),
  }
}

const looseEvents = v.fallback(
  v.nullish(v.array(v.object({ status: v.string(), timestamp: optionalText }))),
  undefined,
)

const LooseItem = v.pipe(
  v.object({
    id: v.fallback(looseId, ''),
    name: looseText,
    quantity: v.fallback(v.number(), 1),
    price: rupeesToPaise,
    mrp: v.nullish(v.number()),
    hsn: optionalText,
    batches: v.fallback(v.optional(v.array(contract.WireBatch)), undefined),
  }),
  v.transform(({ mrp, ...item }): OrderItem => ({
    ...item,
    mrp: mrpOrEstimate(item.price, mrp === null || mrp === undefined ? undefined : paiseFromRupees(mrp)),
  })),
)

const LooseDetails = v.pipe(
  v.looseObject({
    orderId: v.optional(looseId),
    _id: v.optional(looseId),
    id: v.optional(looseId),
    orderDate: optionalText,
    paymentMethod: looseText,
    deliveryAddress: v.fallback(
      v.object({
        name: looseText,
        address: looseText,
        city: looseText,
        state: looseText,
        pincode: looseText,
        phone: looseText,
      }),
      { name: '', address: '', city: '', state: '', pincode: '', phone: '' },
    ),
    items: v.array(LooseItem),
    orderStatus: v.string(),
    statusHistory: looseEvents,
    events: looseEvents,
    estimatedDelivery: optionalText,
    prescriptionId: optionalText,
    addressId: optionalText,
    verifiedBy: optionalText,
  }),
  v.check((wire) => (wire.orderId ?? wire._id ?? wire.id) !== undefined),
  v.transform((wire): OrderDetails => ({
    id: wire.orderId ?? wire._id ?? wire.id ?? '',
    orderDate: wire.orderDate,
    paymentMethod: wire.paymentMethod,
    deliveryAddress: wire.deliveryAddress,
    items: wire.items,
    status: wire.orderStatus,
    events: wire.statusHistory ?? wire.events ?? [],
    estimatedDelivery: wire.estimatedDelivery,
    prescriptionId: wire.prescriptionId,
    addressId: wire.addressId,
    verifiedBy: wire.verifiedBy,
  })),
)

const LooseSummary = v.pipe(
  v.looseObject({
    id: v.optional(looseId),
    orderId: v.optional(looseId),
    _id: v.optional(looseId),
    name: looseText,
    line1: looseText,
    order_dateTime: optionalText,
    status: v.string(),
    deliveredDate: optionalText,
    items: looseText,
    total: v.fallback(rupeesToPaise, paiseFromRupees(0)),
    estimatedDelivery: optionalText,
    prescriptionId: optionalText,
    addressId: optionalText,
  }),
  v.transform((wire): OrderSummary => ({
    id: wire.id ?? wire.orderId ?? wire._id ?? '',
    name: wire.name,
    line1: wire.line1,
    orderedAt: wire.order_dateTime,
    status: wire.status,
    deliveredDate: wire.deliveredDate,
    items: wire.items,
    total: wire.total,
    estimatedDelivery: wire.estimatedDelivery,
    prescriptionId: wire.prescriptionId,
    addressId: wire.addressId,
  })),
)

export const createOrders = ({ json }: Transport) => ({
  /** Resolves with the order's id; the same key never makes two orders. */
  create: async (placement: Placement, idempotencyKey: string): Promise<string> => {
    const body = await json(contract.createOrder, { body: toCreateOrder(placement), idempotencyKey })
    const id = findInReply(looseId, body, 'orderId', '_id', 'data.orderId', 'data._id', 'data.id', 'id')
    if (!id) throw new ApiError('reply_unexpected', 'Failed to create order')
    return id
  },

  details: async (id: string, signal?: AbortSignal): Promise<OrderDetails> =>
    readReply(
      LooseDetails,
      await json(contract.getOrder, { params: { id }, signal }),
      'data',
      'data.order',
      'order',
      '',
    ),

  history: async (signal?: AbortSignal): Promise<readonly OrderSummary[]> =>
    readReply(
      v.array(LooseSummary),
      await json(contract.getOrderHistory, { signal }),
      'data.orders',
      'orders',
      'data',
      '',
    ),

  /** A success without a date means now. `now` is ISO 8601. */
  cancel: async (id: string, now: string): Promise<{ cancelledAt: string }> => {
    const body = await json(contract.cancelOrder, { params: { id } })
    const told = findInReply(v.object({ cancelledAt: v.pipe(v.string(), v.nonEmpty()) }), body, 'data', '')
    return { cancelledAt: told?.cancelledAt ?? now }
  },
})
