import type { WireKioskDevice } from '@dawadoot/api/contract/kiosk'
import type { KioskDevice } from './devices.ts'

export const kioskHospitalToWire = ({
  hospital: { id, name, address, pincode, city, state, latitude, longitude },
}: KioskDevice): WireKioskDevice['hospital'] => ({
  id,
  name,
  address: {
    street: address,
    pincode,
    city,
    state,
    country: 'India',
    coordinates: { latitude, longitude },
  },
})

export const kioskDeviceToWire = (device: KioskDevice): WireKioskDevice => ({
  id: device.id,
  hospital: kioskHospitalToWire(device),
  enrolledAt: device.enrolledAt.toISOString(),
})
