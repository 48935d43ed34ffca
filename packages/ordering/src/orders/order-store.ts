import { ApiError, isAbort, messageOf } from '@dawadoot/api/client/api-error'
import type { OrderDetails } from '@dawadoot/domain/order/order'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ordering } from '../ordering.tsx'
import { orderWords as words } from './words.ts'

/** One order as its screen shows it. */
export type OrderState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; order: OrderDetails }

export type OrderStore = StoreApi<OrderState>
export const createOrderStore = (): OrderStore => createStore<OrderState>(() => ({ status: 'loading' }))

/** A refusal and a reply that cannot be read have their own specified words. Specification, section 8. */
const failureText = (error: unknown): string => {
  const reason = messageOf(error, words.fetchFailedWhy)
  const unreadable = !(error instanceof ApiError) || error.code === 'reply_unexpected'
  return unreadable ? words.loadFailed(reason) : words.fetchFailed(reason)
}

/** Reads the order. One that is on screen already stays there when reading it again fails. */
export const loadOrder = async (
  { client, notify }: Pick<Ordering, 'client' | 'notify'>,
  store: OrderStore,
  id: string,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const order = await client.orders.details(id, signal)
    if (!signal.aborted) store.setState({ status: 'ready', order }, true)
  } catch (error) {
    if (isAbort(error) || signal.aborted || store.getState().status === 'ready') return
    const message = failureText(error)
    store.setState({ status: 'failed', message }, true)
    notify.error(message)
  }
}
