import { useEffect } from 'react'

/** Keeps the screen lit. The browser lets go of the lock whenever the page is hidden, so it is taken again after. */
export function useWakeLock(): void {
  useEffect(() => {
    const left = new AbortController()
    let lock: WakeLockSentinel | undefined
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // refused when the battery is low, missing without a secure connection: the device's own settings remain
      const taken = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (left.signal.aborted) void taken?.release()
      else lock = taken
    }
    void take()
    document.addEventListener('visibilitychange', () => void take(), { signal: left.signal })
    return () => {
      left.abort()
      void lock?.release()
    }
  }, [])
}
