import { useEffect, useState } from 'react'
import { useOrdering } from '../ordering.tsx'

/** Whole seconds to a stored deadline (epoch ms): never counted down by ticks, so a hidden tab cannot make it late. */
export const useSecondsLeft = (deadline: number): number => {
  const { now } = useOrdering()
  const left = () => Math.max(0, Math.ceil((deadline - now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const look = () => setSeconds(Math.max(0, Math.ceil((deadline - now()) / 1000)))
    look()
    const timer = setInterval(look, 250)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [deadline, now])
  return seconds
}

/** 24 -> 0:24, 90 -> 1:30. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
