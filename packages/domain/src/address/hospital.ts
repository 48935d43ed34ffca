import type { Geolocation } from './address.ts'

/** A hospital as the autocomplete suggests it. */
export type Hospital = {
  id: string
  name: string
  address: string
  city: string
  district: string
  state: string
  pincode: string
  geolocation?: Geolocation | undefined
}

/** What a pincode tells about a place. */
export type PincodePlace = { district: string; state: string; country: string }
