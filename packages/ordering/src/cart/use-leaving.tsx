import { CLEAR_OUT_MS } from '@dawadoot/domain/cart/cart'
import { useEffect, useRef, useState } from 'react'

/** Ids on their way out. `leave` holds them for the 500 ms of the fold, then does what takes them out. */
export const useLeaving = () => {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const leave = (ids: readonly string[], takeOut: () => void) => {
    // a second press while they fold changes nothing
    if (leaving.size > 0) return
    setLeaving(new Set(ids))
    timer.current = setTimeout(() => {
      setLeaving(new Set())
      takeOut()
    }, CLEAR_OUT_MS)
  }
  return { leaving, leave }
}
