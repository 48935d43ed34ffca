import type { WireAddress } from '@dawadoot/api/contract/addresses'
import { reachOf } from '@dawadoot/domain/address/distance'
import type { Reach } from '@dawadoot/domain/address/address'
import type { Db } from '../db/database.ts'
import { type LocatedAddress, placeOf } from '../places/located-address.ts'
import { loadWarehouses } from '../places/serving-warehouse.ts'
import type { AddressRow } from './rows.ts'

const toWire = (row: AddressRow, reach: Reach): WireAddress => ({
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
export const addressesToWire = async (db: Db, located: readonly LocatedAddress[]): Promise<WireAddress[]> => {
  if (located.length === 0) return []
  const warehouses = await loadWarehouses(db)
  return located.map((one) => toWire(one.address, reachOf(placeOf(one), warehouses)))
}
