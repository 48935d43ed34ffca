import { brand } from '@dawadoot/domain/brand/brand'
import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import type { Paise } from '@dawadoot/domain/money/paise'
import type { OrderStatus } from '@dawadoot/domain/order/status'

type TextedOrder = { id: string; total: Paise }

/** The statuses that the customer is told of by text message. Decisions, "Prescription, cart, order". */
const TEXTS = {
  confirmed: ({ id, total }: TextedOrder) =>
    `${brand.name}: your order ${id} is confirmed. Keep ${formatRupees(total)} ready in cash.`,
  on_the_way: ({ id }: TextedOrder) => `${brand.name}: your order ${id} is on the way.`,
  delivered: ({ id }: TextedOrder) => `${brand.name}: your order ${id} has been delivered. Get well soon.`,
} as const satisfies Partial<Record<OrderStatus, (order: TextedOrder) => string>>

type TextedStatus = keyof typeof TEXTS

export const isTexted = (status: string): status is TextedStatus => Object.hasOwn(TEXTS, status)

export const orderText = (status: TextedStatus, order: TextedOrder): string => TEXTS[status](order)
