import { LOADER, nextProgress } from '@dawadoot/domain/prescription/loader'
import { useEffect, useState } from 'react'

/** The simulated progress, 0 to 100: a tick every 600 ms up to 85, and 100 once it is done. */
export const useLoaderProgress = (done: boolean, random: () => number): number => {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    if (done) return
    const timer = setInterval(() => setProgress((now) => nextProgress(now, random())), LOADER.tickMs)
    return () => clearInterval(timer)
  }, [done, random])
  return done ? 100 : progress
}
