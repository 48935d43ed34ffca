import { isFinal } from '@dawadoot/domain/order/status'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useOrdering } from '../ordering.tsx'
import { useSession } from '../session/use-session.tsx'
import { loadOrders } from './orders-actions.ts'
import { type OrdersState, ordersOf } from './orders-store.ts'
import { useWhileVisible } from './use-while-visible.ts'

/** How often an open order is asked after. */
export const POLL_MS = 10_000

/** The history, read on entry by whoever signs in, and again while an order is open and the page can be seen. */
export const useOrders = (): OrdersState => {
  const ordering = useOrdering()
  const state = useStore(ordering.orders)
  const signedIn = useSession().status === 'signed_in'
  useEffect(() => {
    if (!signedIn) return
    const work = new AbortController()
    queueMicrotask(() => {
      if (!work.signal.aborted) void loadOrders(ordering, work.signal)
    })
    return () => work.abort()
  }, [ordering, signedIn])
  const anyOpen = ordersOf(state).some(({ status }) => !isFinal(status))
  useWhileVisible(() => void loadOrders(ordering), POLL_MS, anyOpen && signedIn)
  return state
}
