/** Degrees, WGS 84. */
export type Geolocation = { latitude: number; longitude: number }

export const DELIVERY_TYPES = ['hospital', 'home'] as const
export type DeliveryType = (typeof DELIVERY_TYPES)[number]

export const DEFAULT_COUNTRY = 'India'
export const DEFAULT_LOCATION_LABEL = 'Home'

/** How sure we are that a warehouse reaches the address. `unconfirmed`: the position is only roughly known. */
export type Reach = 'in_reach' | 'unconfirmed' | 'out_of_reach'

/** A saved delivery address. `name` is the hospital's name, or the location label for a home. */
export type Address = {
  id: string
  deliveryType: DeliveryType
  userName: string
  userContact: string
  name: string
  address: string
  pincode: string
  district: string
  state: string
  country: string
  houseNo?: string | undefined
  hospitalId?: string | undefined
  geolocation?: Geolocation | undefined
  isDefault: boolean
  reach: Reach
}

/** The default address first, otherwise the first one. Specification, section 2, Prescription modal. */
export const initiallySelected = <A extends Pick<Address, 'isDefault'>>(
  addresses: readonly A[],
): A | undefined => addresses.find((address) => address.isDefault) ?? addresses[0]
