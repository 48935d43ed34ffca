import type { WireAddress } from '@dawadoot/api/contract/addresses'
import { reachOf } from '@dawadoot/domain/address/distance'
import type { Reach } from '@dawadoot/domain/address/address'
import { placeOf, type SavedAddress } from '../places/located-address.ts'
import type { AddressesNow } from './rows.ts'

const toWire = (row: SavedAddress, reach: Reach): WireAddress => ({
  _id: row.id,
  addressId: row.id,
  deliveryType: row.deliveryType,
  user_name: row.userName,
  user_contact: row.userContact,
  name: row.name,
  address: row.address,
  pincode: row.pincode,
  district: row.district,
  state: row.state,
  country: row.country,
  ...(row.houseNo !== null && { house_no: row.houseNo }),
  ...(row.hospitalId !== null && { hospitalId: row.hospitalId }),
  isDefault: row.isDefault,
  ...(row.latitude !== null &&
    row.longitude !== null && { geolocation: { latitude: row.latitude, longitude: row.longitude } }),
  reach,
})

/** Whether we deliver there is worked out at every reading: warehouses come and go. */
export const addressesToWire = ({ located, warehouses }: AddressesNow): WireAddress[] =>
  located.map((one) => toWire(one.address, reachOf(placeOf(one), warehouses)))
