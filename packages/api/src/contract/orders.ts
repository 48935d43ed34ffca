import { QUANTITY } from '@dawadoot/domain/cart/line'
import { CustomerName } from '@dawadoot/domain/cart/customer-name'
import { PAYMENT_MODES } from '@dawadoot/domain/order/order'
import { ORDER_STATUSES } from '@dawadoot/domain/order/status'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Availability, WirePricing } from './medicines.ts'
import { Id, Rupees, Timestamp } from './scalars.ts'

/** A line as the cart holds it. The server believes the id and the quantity; the rest is what the customer saw. */
export const OrderedMedicine = v.object({
  matched_medicineId: v.optional(Id),
  id: Id,
  name: v.string(),
  stripUnit: v.optional(v.string()),
  composition: v.optional(v.array(v.string())),
  pricing: WirePricing,
  availability: Availability,
  alternatives: v.optional(v.array(v.unknown())),
  qty: v.pipe(v.number(), v.integer(), v.minValue(QUANTITY.min), v.maxValue(QUANTITY.max)),
  _altChosen: v.boolean(),
  _isAlternative: v.boolean(),
  /** The medicine that the prescription named, when this line stands in its place. */
  selectedRefId: v.optional(Id),
})

export const CreateOrder = v.object({
  medicines: v.pipe(v.array(OrderedMedicine), v.minLength(1, 'No medicines selected'), v.maxLength(100)),
  totals: v.object({
    subtotal: Rupees,
    total: Rupees,
    itemCount: v.pipe(v.number(), v.integer()),
    discount: Rupees,
  }),
  /** Only its id is read. */
  address: v.union(
    [v.looseObject({ _id: Id }), v.looseObject({ id: Id })],
    'Please select a delivery address',
  ),
  paymentMode: v.picklist(PAYMENT_MODES),
  warehouseId: Id,
  prescriptionId: Id,
  customerName: v.optional(CustomerName),
  /** The customer was told of another open order for this prescription and wants this one too. */
  alsoOpen: v.optional(v.boolean()),
})
export type CreateOrder = v.InferOutput<typeof CreateOrder>

export const createOrder = endpoint({
  method: 'post',
  path: '/orders/create-order',
  group: 'Orders',
  summary: 'Place an order; the same Idempotency-Key never makes two',
  access: 'session',
  body: CreateOrder,
  idempotent: 'required',
  status: 201,
  reply: v.object({ orderId: Id }),
  errors: [
    'idempotency_key_missing',
    'idempotency_key_reused',
    'request_in_progress',
    'input_invalid',
    'unauthenticated',
    'not_found',
    'price_changed',
    'out_of_stock',
    'medicine_not_sold',
    'no_warehouse',
    'order_open_for_prescription',
  ],
})

/** `expiry`: the last month in which the pack may be used. */
export const WireBatch = v.object({
  batch: v.pipe(v.string(), v.trim(), v.nonEmpty('Required'), v.maxLength(40)),
  expiry: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'YYYY-MM')),
})

export const WireEvent = v.object({ status: v.string(), timestamp: v.optional(Timestamp) })

export const WireOrderDetails = v.object({
  orderId: Id,
  orderDate: Timestamp,
  paymentMethod: v.picklist(PAYMENT_MODES),
  deliveryAddress: v.object({
    name: v.string(),
    address: v.string(),
    city: v.string(),
    state: v.string(),
    pincode: v.string(),
    phone: v.string(),
  }),
  items: v.array(
    v.object({
      id: Id,
      name: v.string(),
      quantity: v.number(),
      price: Rupees,
      mrp: v.optional(Rupees),
      /** Code of the goods, as a bill names it. */
      hsn: v.optional(v.string()),
      /** What the packs show that were put in, once they have been. */
      batches: v.optional(v.array(WireBatch)),
    }),
  ),
  orderStatus: v.picklist(ORDER_STATUSES),
  statusHistory: v.array(WireEvent),
  estimatedDelivery: v.optional(Timestamp),
  prescriptionId: Id,
  addressId: v.optional(Id),
  customerName: v.optional(v.string()),
  /** The registered pharmacist who verified the order. */
  verifiedBy: v.optional(v.string()),
})
export type WireOrderDetails = v.InferOutput<typeof WireOrderDetails>

export const getOrder = endpoint({
  method: 'get',
  path: '/orders/{id}',
  group: 'Orders',
  summary: 'One order with its items and what happened to it',
  access: 'session',
  status: 200,
  reply: v.object({ data: WireOrderDetails }),
  errors: ['unauthenticated', 'not_found'],
})

export const WireOrderSummary = v.object({
  id: Id,
  name: v.string(),
  line1: v.string(),
  order_dateTime: Timestamp,
  status: v.picklist(ORDER_STATUSES),
  deliveredDate: v.nullable(Timestamp),
  /** "Crocin 650 x 2, Pan 40 x 1" */
  items: v.string(),
  total: Rupees,
  estimatedDelivery: v.optional(Timestamp),
  prescriptionId: Id,
  addressId: v.optional(Id),
})
export type WireOrderSummary = v.InferOutput<typeof WireOrderSummary>

export const getOrderHistory = endpoint({
  method: 'get',
  path: '/orders/history',
  group: 'Orders',
  summary: 'The signed-in person’s orders, newest first',
  access: 'session',
  status: 200,
  reply: v.object({ data: v.object({ orders: v.array(WireOrderSummary) }) }),
  errors: ['unauthenticated'],
})

export const cancelOrder = endpoint({
  method: 'post',
  path: '/orders/{id}/cancel',
  group: 'Orders',
  summary: 'Cancel an order that is not final; its stock goes back',
  access: 'session',
  status: 200,
  reply: v.object({
    data: v.object({ orderId: Id, status: v.literal('cancelled'), cancelledAt: Timestamp }),
  }),
  errors: ['unauthenticated', 'not_found', 'order_final'],
})
