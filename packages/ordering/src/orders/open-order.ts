import type { OrderSummary } from '@dawadoot/domain/order/order'
import { isFinal } from '@dawadoot/domain/order/status'
import { ordersOf, type OrdersState } from './orders-store.ts'

/** The newest order that is still on its way, for the card in the profile's header. */
export const openOrder = (state: OrdersState): OrderSummary | undefined =>
  ordersOf(state).find(({ status }) => !isFinal(status))
