import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import type { DeviceStore } from './device-store.ts'

const LOOK_EVERY_MS = { ok: 60_000, lost: 5_000 } as const

/** Looks at once, then every minute, and every five seconds while nobody answers: what was lost comes back by itself. */
export function useDeviceWatch(store: DeviceStore, look: () => Promise<boolean>): void {
  const connection = useStore(store, (device) => device.connection)
  const again = useEffectEvent(() => void look())
  useEffect(() => {
    again()
    const now = () => again()
    window.addEventListener('online', now)
    window.addEventListener('offline', now)
    return () => {
      window.removeEventListener('online', now)
      window.removeEventListener('offline', now)
    }
  }, [])
  useEffect(() => {
    const timer = setInterval(() => again(), LOOK_EVERY_MS[connection])
    return () => clearInterval(timer)
  }, [connection])
}
