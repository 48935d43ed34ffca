import type { ShelvedMedicine } from '../medicines/shelf.ts'
import { cartFrom, WAREHOUSE } from './order-desk.ts'
import type { Sent } from './plain-http.ts'
import type { Shopper } from './shoppers.ts'

/** The call that places an order as the cart does. */
export const orderCall = (
  { token, addressId, prescriptionId }: Shopper,
  shelf: ReadonlyMap<string, ShelvedMedicine>,
  wanted: readonly (readonly [id: string, qty: number])[],
  key: string,
): Sent => ({
  method: 'POST',
  path: '/api/orders/create-order',
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  body: JSON.stringify({
    ...cartFrom(shelf, wanted),
    address: { _id: addressId },
    paymentMode: 'cod',
    warehouseId: WAREHOUSE,
    prescriptionId,
    customerName: 'Asha Rao',
    // One person orders again and again here.
    alsoOpen: true,
  }),
})
