import type { Geolocation } from '@dawadoot/domain/address/address'

/** A place as a search suggests it. */
type PlaceSuggestion = { id: string; name: string; detail?: string | undefined }

/** What a chosen place says of itself; empty where it says nothing. */
export type Place = {
  address: string
  pincode: string
  district: string
  state: string
  country: string
  geolocation: Geolocation | undefined
}

/** Place search behind a port: the provider is a setting, tests bring their own. */
export type Maps = {
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly PlaceSuggestion[]>
  place: (id: string, signal?: AbortSignal) => Promise<Place>
}
