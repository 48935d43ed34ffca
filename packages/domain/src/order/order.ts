import { asPaise, type Paise } from '../money/paise.ts'
import type { Batch } from './pack.ts'
import type { OrderEvent } from './tracker.ts'

export const PAYMENT_MODES = ['cod', 'upi'] as const
export type PaymentMode = (typeof PAYMENT_MODES)[number]

export const PAYMENT_LABELS = { cod: 'Cash on Delivery', upi: 'UPI' } as const satisfies Record<
  PaymentMode,
  string
>

/** Cash on Delivery is the only active mode. */
export const isActivePaymentMode = (mode: PaymentMode): boolean => mode === 'cod'

/** The estimate of the "Order on the way" card when an order carries none. */
export const FALLBACK_ESTIMATE_MINUTES = 25

/** An MRP that the order did not carry is assumed, marked, and left out of any saving. */
export type ItemMrp = { amount: Paise; estimated: boolean }

export type OrderItem = {
  id: string
  name: string
  quantity: number
  price: Paise
  mrp: ItemMrp
  /** Code of the goods on a bill. */
  hsn?: string | undefined
  /** Once packed. */
  batches?: readonly Batch[] | undefined
}

export type OrderAddress = {
  name: string
  address: string
  city: string
  state: string
  pincode: string
  phone: string
}

export type OrderDetails = {
  id: string
  orderDate: string | undefined
  paymentMethod: string
  deliveryAddress: OrderAddress
  items: readonly OrderItem[]
  status: string
  events: readonly OrderEvent[]
  estimatedDelivery?: string | undefined
  prescriptionId?: string | undefined
  addressId?: string | undefined
  /** The registered pharmacist who verified the order, once one has. */
  verifiedBy?: string | undefined
}

/** A row of the order history. */
export type OrderSummary = {
  id: string
  name: string
  line1: string
  orderedAt: string | undefined
  status: string
  deliveredDate: string | undefined
  items: string
  total: Paise
  estimatedDelivery?: string | undefined
  prescriptionId?: string | undefined
  addressId?: string | undefined
}

/** When MRP is missing the order page assumes 1.2 times the price. Specification, section 9. */
export const mrpOrEstimate = (price: Paise, mrp: Paise | undefined): ItemMrp =>
  mrp === undefined
    ? { amount: asPaise(Math.round(price * 1.2)), estimated: true }
    : { amount: mrp, estimated: false }
