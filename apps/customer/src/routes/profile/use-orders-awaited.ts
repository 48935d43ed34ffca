import { useOrdering } from '@dawadoot/ordering/ordering'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

/** Milliseconds. A page that moves once is better than one that is not there. */
const PATIENCE_MS = 1000

/** Whether the card of an order on the way may still come at any moment, and would push down what is below it. */
export const useOrdersAwaited = (): boolean => {
  const { status } = useStore(useOrdering().orders, ({ history }) => history)
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return patient && (status === 'idle' || status === 'loading')
}
