import type { ChangedLine } from '@dawadoot/api/client/api-error'
import type { CartLine } from '@dawadoot/domain/cart/line'
import { isSearchable } from '@dawadoot/domain/cart/medicine-search'
import { type CartStore, moveCart } from '../cart/cart-store.ts'
import { notInResult } from '../cart/refresh-lines.ts'
import type { Ordering } from '../ordering.tsx'

/** Price and stock of a medicine that was searched for, at another warehouse; not found there means out of stock. */
const askAgain = async (
  { client }: Ordering,
  { medicine }: CartLine,
  warehouseId: string,
  signal: AbortSignal,
): Promise<ChangedLine> => {
  const found = isSearchable(medicine.name)
    ? await client.medicines.search({ warehouseId, medicineName: medicine.name.slice(0, 100) }, signal)
    : []
  const now = found.find(({ id }) => id === medicine.id)
  return { id: medicine.id, pricing: now?.pricing ?? medicine.pricing, inStock: now?.inStock ?? false }
}

/** Reads the result for another address and gives the cart its prices and stock. Errors: the client's. */
export const moveCartTo = async (
  ordering: Ordering,
  cart: CartStore,
  addressId: string,
  signal: AbortSignal,
): Promise<void> => {
  const { prescriptionId, lines, warehouseId } = cart.getState()
  const result = await ordering.client.prescriptions.result({ prescriptionId, addressId }, signal)
  const searched = result.warehouseId === warehouseId ? [] : notInResult(lines, result)
  const corrections = await Promise.all(
    searched.map((line) => askAgain(ordering, line, result.warehouseId, signal)),
  )
  if (!signal.aborted) moveCart(cart, addressId, result, corrections)
}
