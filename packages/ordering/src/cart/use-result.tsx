import type { PrescriptionLink } from '@dawadoot/domain/prescription/link'
import { fetchFont } from '@dawadoot/ui/fonts/fetch-font.ts'
import { fetchHandFont } from '@dawadoot/ui/fonts/fetch-hand-font.ts'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { createResultStore, isSettled, openEmptyCart, openResult, type ResultState } from './result-store.ts'

export type Result = { state: ResultState; retry: () => void; searchInstead: () => void }

type Wish = { what: 'open' | 'search'; turn: number }

/**
 * The result of one link, followed for as long as the caller is mounted and somebody is signed in; give the caller
 * a key per link. What has been read stays when a session ends over it.
 * The work starts a microtask late: an effect that React runs twice opens one stream, not two. A page that the
 * browser froze and brought back has lost its connections, so what was under way begins anew.
 */
export const useResult = ({ prescriptionId, addressId }: PrescriptionLink, signedIn: boolean): Result => {
  const ordering = useOrdering()
  const [store] = useState(createResultStore)
  const [state, setState] = useState(store.getState)
  const [wish, setWish] = useState<Wish>({ what: 'open', turn: 0 })
  const link = useMemo(() => ({ prescriptionId, addressId }), [prescriptionId, addressId])

  // a cart is long to draw: in turns, so that a press or a scroll meanwhile is answered
  useEffect(() => store.subscribe((next) => startTransition(() => setState(next))), [store])

  useEffect(() => {
    // that of the sign before every price
    fetchFont('₹')
    fetchHandFont()
  }, [])

  useEffect(() => {
    if (!signedIn || store.getState().status === 'read') return
    const begin = wish.what === 'open' ? openResult : openEmptyCart
    let work = new AbortController()
    const start = () => {
      const { signal } = work
      queueMicrotask(() => {
        if (!signal.aborted) void begin({ ordering, store, link, signal })
      })
    }
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted || isSettled(store.getState())) return
      work.abort()
      work = new AbortController()
      start()
    }
    start()
    window.addEventListener('pageshow', comeBack)
    return () => {
      work.abort()
      window.removeEventListener('pageshow', comeBack)
    }
  }, [ordering, store, link, wish, signedIn])

  return {
    state,
    retry: () => setWish(({ turn }) => ({ what: 'open', turn: turn + 1 })),
    searchInstead: () => setWish(({ turn }) => ({ what: 'search', turn: turn + 1 })),
  }
}
