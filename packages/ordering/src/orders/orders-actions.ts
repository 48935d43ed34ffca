import { ApiError, isAbort } from '@dawadoot/api/client/api-error'
import { refusalOf } from '../form/refusal.ts'
import type { Ordering } from '../ordering.tsx'
import type { Cancelling, OrdersStore } from './orders-store.ts'
import { orderWords as words } from './words.ts'

/** Reads the history. A failure says so only where there is nothing to show. */
export const loadOrders = async (
  { client, orders }: Pick<Ordering, 'client' | 'orders'>,
  signal?: AbortSignal,
): Promise<void> => {
  const before = orders.getState().history
  if (before.status !== 'ready') orders.setState({ history: { status: 'loading' } })
  try {
    const list = await client.orders.history(signal)
    if (!signal?.aborted) orders.setState({ history: { status: 'ready', orders: list } })
  } catch (error) {
    if (isAbort(error) || signal?.aborted) return
    if (orders.getState().history.status === 'ready') return
    orders.setState({ history: { status: 'failed', message: refusalOf(error, words.past.failedWhy) } })
  }
}

const setCancelling = (store: OrdersStore, id: string, now: Cancelling | undefined): void =>
  store.setState(({ cancelling }) => {
    const { [id]: _, ...rest } = cancelling
    return { cancelling: now ? { ...rest, [id]: now } : rest }
  })

const markCancelled = (store: OrdersStore, id: string, cancelledAt: string): void =>
  store.setState(({ history }) => ({
    history:
      history.status === 'ready'
        ? {
            status: 'ready',
            orders: history.orders.map((order) =>
              order.id === id ? { ...order, status: 'cancelled', deliveredDate: cancelledAt } : order,
            ),
          }
        : history,
  }))

/**
 * Cancels an order. Specification, section 4, Cancel: the entry becomes 'cancelled'
 * with the time of the reply, or this moment. An order that ended meanwhile refuses, and the history is read again.
 */
export const cancelOrder = async (ordering: Ordering, id: string): Promise<void> => {
  const { client, orders, notify, now } = ordering
  if (orders.getState().cancelling[id]?.status === 'running') return
  setCancelling(orders, id, { status: 'running' })
  try {
    const { cancelledAt } = await client.orders.cancel(id, new Date(now()).toISOString())
    markCancelled(orders, id, cancelledAt)
    setCancelling(orders, id, undefined)
  } catch (error) {
    const message = refusalOf(error, words.cancel.failed)
    setCancelling(orders, id, { status: 'failed', message })
    notify.error(message)
    if (error instanceof ApiError && error.code === 'order_final') await loadOrders(ordering)
    return
  }
  await loadOrders(ordering)
}
