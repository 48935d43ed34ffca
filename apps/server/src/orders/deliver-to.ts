import type { OrderAddress } from '@dawadoot/domain/order/order'
import type { SavedAddress } from '../places/located-address.ts'

/** The address as the courier reads it; copied into the order, because the saved one may change. */
export const deliverTo = (row: SavedAddress): OrderAddress => ({
  name: row.userName,
  address: [row.houseNo, row.deliveryType === 'hospital' ? row.name : null, row.address]
    .filter(Boolean)
    .join(', '),
  city: row.district,
  state: row.state,
  pincode: row.pincode,
  phone: row.userContact,
})
