import { ApiError } from '@dawadoot/api/client/api-error'
import type { KioskHospital } from '@dawadoot/api/client/auth'
import type { KioskClient, KioskPlace } from '@dawadoot/api/client/kiosk'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What this browser knows of itself as a device: where it stands, and whether the server answers. */
export type Device = {
  place: KioskPlace | { status: 'asking' }
  connection: 'ok' | 'lost'
  /** How long the last answer took, ms. */
  answeredInMs?: number
}
export type DeviceStore = StoreApi<Device>

export const createDevice = (): DeviceStore =>
  createStore<Device>(() => ({ place: { status: 'asking' }, connection: 'ok' }))

/**
 * Asks the server where this kiosk stands, which is also how it is known that the server answers at all. One
 * question at a time: who asks meanwhile waits for the same answer. Resolves with whether there was one.
 */
export const createLook = (
  store: DeviceStore,
  client: Pick<KioskClient, 'where'>,
  now: () => number,
): (() => Promise<boolean>) => {
  const ask = async (): Promise<boolean> => {
    const askedAt = now()
    try {
      const place = await client.where()
      store.setState({ place, connection: 'ok', answeredInMs: now() - askedAt })
      return true
    } catch (error) {
      // a server that asks for patience is there
      const there = error instanceof ApiError && error.code === 'rate_limited'
      store.setState({ connection: there ? 'ok' : 'lost' })
      return there
    }
  }
  let asking: Promise<boolean> | undefined
  return () =>
    (asking ??= ask().finally(() => {
      asking = undefined
    }))
}

/** The device's hospital, or the built-in one of a demonstration. */
export const hospitalOf = ({ place }: Device): KioskHospital | undefined => {
  switch (place.status) {
    case 'enrolled':
      return place.device.hospital
    case 'demonstration':
      return place.hospital
    default:
      return undefined
  }
}
