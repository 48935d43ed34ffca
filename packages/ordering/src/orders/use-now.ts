import { useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { useWhileVisible } from './use-while-visible.ts'

/** Epoch ms by the server's clock, updated every second while something counts. */
export const useNow = (counting: boolean): number => {
  const { now } = useOrdering()
  const [time, setTime] = useState(now)
  useWhileVisible(() => setTime(now()), 1000, counting)
  return time
}
