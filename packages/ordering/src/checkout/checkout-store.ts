import { ApiError } from '@dawadoot/api/client/api-error'
import { type Placement, toCreateOrder } from '@dawadoot/api/client/orders'
import type { Address } from '@dawadoot/domain/address/address'
import { isBlocked } from '@dawadoot/domain/cart/line'
import type { PaymentMode } from '@dawadoot/domain/order/order'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type CartStore, correctCart } from '../cart/cart-store.ts'
import { forgetCart } from '../cart/saved-cart.ts'
import { refusalOf } from '../form/refusal.ts'
import type { Ordering } from '../ordering.tsx'
import { type Attempt, attemptFor, forgetAttempt } from './checkout-key.ts'
import { checkoutWords as words } from './words.ts'

/** How far the placing of an order is. `lines_changed`: the cart shows what it is now, and asks again. */
export type Placing =
  | { status: 'idle' }
  | { status: 'placing' }
  | { status: 'failed'; message: string }
  | { status: 'lines_changed' }
  /** Another order for this prescription is open: does the customer want this one too? */
  | { status: 'asking'; openOrderId: string | undefined }
  | { status: 'placed'; orderId: string }

export type Checkout = {
  placing: Placing
  attempt: Attempt | undefined
  /**
   * The customer was told of the other open order and wants this one too. It holds from then on: asked again after
   * a lost answer, the cart has to go out as it went before.
   */
  alsoOpen: boolean
}
export type CheckoutStore = StoreApi<Checkout>

export const createCheckoutStore = (): CheckoutStore =>
  createStore<Checkout>(() => ({ placing: { status: 'idle' }, attempt: undefined, alsoOpen: false }))

const set = (store: CheckoutStore, placing: Placing): void => store.setState({ placing })

export const stopAsking = (store: CheckoutStore): void => set(store, { status: 'idle' })

export const orderAgain = (store: CheckoutStore): void =>
  store.setState({ placing: { status: 'idle' }, alsoOpen: true })

type Order = {
  cart: CartStore
  address: Address | undefined
  paymentMode: PaymentMode
  onPlaced?: ((orderId: string) => void) | undefined
}

/** What keeps an order from being placed, in the specified words. Specification, section 5. */
const missing = ({ cart, address }: Order): string | undefined => {
  const { lines, prescriptionId } = cart.getState()
  if (!address) return words.noAddress
  if (lines.every(isBlocked)) return words.noMedicines
  return prescriptionId ? undefined : words.noPrescription
}

const refused = (ordering: Ordering, store: CheckoutStore, cart: CartStore, error: unknown): void => {
  const { notify } = ordering
  const code = error instanceof ApiError ? error.code : undefined
  if (error instanceof ApiError && (code === 'price_changed' || code === 'out_of_stock')) {
    correctCart(cart, error.lines)
    notify.error(words.pricesChanged)
    return set(store, { status: 'lines_changed' })
  }
  if (error instanceof ApiError && code === 'order_open_for_prescription')
    return set(store, { status: 'asking', openOrderId: error.orderId })
  // that the session ended is said once, by who opens the sign-in
  if (code === 'unauthenticated') return set(store, { status: 'failed', message: words.ended })
  notify.error(code === 'medicine_not_sold' ? words.notSold : words.failed)
  set(store, { status: 'failed', message: refusalOf(error, words.failedWhy) })
}

/**
 * Places the order once, however often it is asked while an answer is due. Specification, section 4, Place order.
 * What goes wrong becomes a state; the key stays with the cart until an order has come of it.
 */
export const placeOrder = async (ordering: Ordering, store: CheckoutStore, order: Order): Promise<void> => {
  const { client, storage, notify, navigate, newId, surface } = ordering
  const before = store.getState()
  if (before.placing.status === 'placing' || before.placing.status === 'placed') return
  const { cart, address, paymentMode, onPlaced } = order
  const problem = missing(order)
  if (problem || !address) {
    notify.error(problem ?? words.noAddress)
    return set(store, { status: 'failed', message: problem ?? words.noAddress })
  }
  const { lines, warehouseId, prescriptionId, customerName } = cart.getState()
  const placement: Placement = {
    lines,
    address,
    paymentMode,
    warehouseId,
    prescriptionId,
    customerName: customerName.trim(),
    ...(before.alsoOpen ? { alsoOpen: true } : {}),
  }
  const attempt = attemptFor(storage, JSON.stringify(toCreateOrder(placement)), before.attempt, newId)
  store.setState({ placing: { status: 'placing' }, attempt })
  let orderId: string
  try {
    orderId = await client.orders.create(placement, attempt.key)
  } catch (error) {
    return refused(ordering, store, cart, error)
  }
  set(store, { status: 'placed', orderId })
  forgetAttempt(storage)
  forgetCart(storage, prescriptionId)
  onPlaced?.(orderId)
  if (surface === 'web') navigate.order(orderId, { fromCart: true })
}
