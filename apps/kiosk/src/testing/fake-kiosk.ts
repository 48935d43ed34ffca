import type { KioskHospital } from '@dawadoot/api/client/auth'
import { createKioskClient, type KioskDevice } from '@dawadoot/api/client/kiosk'
import { getKiosk, type WireKioskDevice } from '@dawadoot/api/contract/kiosk'
import { reply } from '@dawadoot/api/testing/reply'
import { createDevice } from '../features/device/device-store.ts'
import type { Kiosk } from '../features/kiosk.tsx'
import { createWizard } from '../routes/order/wizard-store.ts'

/** A hospital that a kiosk stands in, as the server sends it. */
export const WIRE_HOSPITAL: WireKioskDevice['hospital'] = {
  id: 'h1',
  name: 'Sahyadri Hospital',
  address: {
    street: 'Karve Road',
    pincode: '411004',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    coordinates: { latitude: 18.51, longitude: 73.84 },
  },
}

const HOSPITAL: KioskHospital = {
  id: 'h1',
  name: 'Sahyadri Hospital',
  address: 'Karve Road',
  pincode: '411004',
  district: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  geolocation: { latitude: 18.51, longitude: 73.84 },
}

export const WIRE_DEVICE: WireKioskDevice = {
  id: 'kiosk-7',
  hospital: WIRE_HOSPITAL,
  enrolledAt: '2026-11-02T05:30:00.000Z',
}

export const DEVICE: KioskDevice = {
  id: 'kiosk-7',
  hospital: HOSPITAL,
  enrolledAt: new Date(WIRE_DEVICE.enrolledAt),
}

/** The server knows this browser as a kiosk of that hospital. */
export const standsInHospital = reply(getKiosk, { data: { status: 'enrolled', device: WIRE_DEVICE } })

/** What the app knows besides the order flow, where a test or a story looks at one screen of it. */
export const fakeKiosk = (over: Partial<Kiosk> = {}): Kiosk => {
  const device = createDevice()
  device.setState({ place: { status: 'enrolled', device: DEVICE }, answeredInMs: 41 })
  return {
    wizard: createWizard(),
    device,
    client: createKioskClient({ baseUrl: `${globalThis.location.origin}/api` }),
    look: () => Promise.resolve(true),
    openCamera: () => Promise.reject(new DOMException('There is none here', 'NotFoundError')),
    hospital: HOSPITAL,
    setHospital: () => {},
    reset: () => {},
    ...over,
  }
}
