import type { OrderAddress } from '@dawadoot/domain/order/order'
import type { addresses } from '../db/tables/people.ts'

/** What of an address is copied. */
export type DeliveredAddress = Pick<
  typeof addresses.$inferSelect,
  | 'deliveryType'
  | 'userName'
  | 'userContact'
  | 'name'
  | 'address'
  | 'houseNo'
  | 'district'
  | 'state'
  | 'pincode'
>

/** The address as the courier reads it; copied into the order, because the saved one may change. */
export const deliverTo = (row: DeliveredAddress): OrderAddress => ({
  name: row.userName,
  address: [row.houseNo, row.deliveryType === 'hospital' ? row.name : null, row.address]
    .filter(Boolean)
    .join(', '),
  city: row.district,
  state: row.state,
  pincode: row.pincode,
  phone: row.userContact,
})
