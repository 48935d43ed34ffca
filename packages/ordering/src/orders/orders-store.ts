import type { OrderSummary } from '@dawadoot/domain/order/order'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The signed-in person's orders, newest first. What is there stays on screen while it is read again. */
export type OrderHistory =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; orders: readonly OrderSummary[] }

/** Cancelling is tracked per order id. */
export type Cancelling = { status: 'running' } | { status: 'failed'; message: string }

export type OrdersState = { history: OrderHistory; cancelling: Readonly<Record<string, Cancelling>> }
export type OrdersStore = StoreApi<OrdersState>

const NOTHING: OrdersState = { history: { status: 'idle' }, cancelling: {} }

export const createOrdersStore = (): OrdersStore => createStore<OrdersState>(() => NOTHING)

export const forgetOrders = (store: OrdersStore): void => store.setState(NOTHING, true)

const NONE: readonly OrderSummary[] = []
export const ordersOf = ({ history }: OrdersState): readonly OrderSummary[] =>
  history.status === 'ready' ? history.orders : NONE
