import { isFinal } from '@dawadoot/domain/order/status'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useOrdering } from '../ordering.tsx'
import { createOrderStore, loadOrder, type OrderState } from './order-store.ts'
import { POLL_MS } from './use-orders.tsx'
import { useWhileVisible } from './use-while-visible.ts'

/** One order, read on entry and asked after while it is open and the page can be seen. Give it a key per order. */
export const useOrder = (orderId: string): { state: OrderState; reload: () => void } => {
  const ordering = useOrdering()
  const [store] = useState(createOrderStore)
  const state = useStore(store)
  const work = useRef<AbortController>(undefined)

  const reload = () => {
    // a late answer to an earlier question is not heard
    work.current?.abort()
    const { signal } = (work.current = new AbortController())
    void loadOrder(ordering, store, orderId, signal)
  }

  useEffect(() => {
    const entry = new AbortController()
    work.current = entry
    queueMicrotask(() => {
      if (!entry.signal.aborted) void loadOrder(ordering, store, orderId, entry.signal)
    })
    return () => work.current?.abort()
  }, [ordering, store, orderId])

  useWhileVisible(reload, POLL_MS, state.status === 'ready' && !isFinal(state.order.status))
  return {
    state,
    reload: () => {
      if (state.status === 'failed') store.setState({ status: 'loading' }, true)
      reload()
    },
  }
}
