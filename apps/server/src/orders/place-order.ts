import { createOrder } from '@dawadoot/api/contract/orders'
import { DELIVERY_PROMISE_MINUTES } from '@dawadoot/domain/order/delivery-promise'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { liveSession } from '../auth/sessions.ts'
import { answerAgain, hashOf } from '../idempotency/claim-key.ts'
import { mayStandFor } from '../medicines/alternatives.ts'
import type { ShelvedMedicine } from '../medicines/shelf.ts'
import { mayServe } from '../places/serving-warehouse.ts'
import type { Session } from '../web/call.ts'
import { problem } from '../web/problem.ts'
import { deliverTo } from './deliver-to.ts'
import { judgeLines, type PricedLine } from './judge-lines.ts'
import { type LookAround, OPERATION } from './look-around.ts'
import { newOrderId } from './order-id.ts'
import { orderRequestText, type OrderRequest } from './order-request.ts'
import { refuseOrder } from './refuse-order.ts'
import type { NewOrder, WriteOrder } from './write-order.ts'

export type Caller = { token: string; key: string }

/** `first` is false when the key brought back the answer that was given before: then nothing was written. */
type Placed = { orderId: string; session: Session; first: boolean }

/** How each line relates to the paper: for the pharmacist. A replacement that is none counts as an addition. */
const lineRows = (
  lines: readonly PricedLine[],
  shelves: ReadonlyMap<string, ShelvedMedicine>,
  inPlaceOf: OrderRequest['inPlaceOf'],
  read: ReadonlySet<string>,
): NewOrder['lines'] =>
  lines.map(({ medicineId, name, qty, mrp, price }) => {
    const medicine = shelves.get(medicineId)
    const named = shelves.get(inPlaceOf.get(medicineId) ?? '')
    const instead = medicine && named && mayStandFor(medicine, named) ? named.id : null
    return {
      medicineId,
      name,
      mrp,
      price,
      inPlaceOf: instead,
      pack: medicine?.pack ?? '',
      quantity: qty,
      addedByCustomer: !read.has(instead ?? medicineId),
    }
  })

export type PlacingDeps = Pick<Deps, 'database' | 'clock' | 'randomBytes'> & {
  lookAround: LookAround
  writeOrder: WriteOrder
}

/** Each time something was different from what it had been a moment before: so often only where all order at once. */
const MOST_TRIES = 5

/**
 * Places an order: the idempotency key with its answer, stock, order, lines and the first event come about together or
 * not at all. Prices, totals and stock are the server's own; what the customer saw is only compared. It is judged by
 * what is read without holding any of it, and written only if that still holds; otherwise it is judged again. Who
 * orders is found out with the rest. Throws the contract's problems. Decisions, "Prescription, cart, order".
 */
export const placeOrder = async (
  { database, clock, randomBytes, lookAround, writeOrder }: PlacingDeps,
  { token, key }: Caller,
  request: OrderRequest,
  textLease?: Date,
): Promise<Placed> => {
  const now = clock()
  const orderId = newOrderId(randomBytes)
  const requestHash = hashOf(orderRequestText(request))
  const asked = { operation: OPERATION, key, requestHash }
  const { prescriptionId, warehouseId } = request

  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const around = await lookAround({ token, key }, request)
    const session = around && (await liveSession(database.db, around.session, now))
    if (!session) throw problem('unauthenticated')
    const { earlier, prescribed, turn, openOrderId, read, delivery, warehouse, shelves } = around
    if (earlier) {
      const { orderId: placedBefore } = v.parse(createOrder.reply, answerAgain(earlier, asked).answer)
      return { orderId: placedBefore, session, first: false }
    }
    if (!prescribed) throw problem('not_found', { message: 'We could not find this prescription.' })
    if (openOrderId !== undefined && !request.alsoOpen)
      throw problem('order_open_for_prescription', { orderId: openOrderId })
    if (!delivery) throw problem('not_found', { message: 'We could not find this address.' })
    if (!warehouse || !(await mayServe(database.db, warehouse, delivery.place))) throw problem('no_warehouse')

    const judgement = judgeLines(request.claim, shelves)
    if (judgement.verdict !== 'placed')
      throw refuseOrder(
        judgement,
        request.claim.lines.map(({ medicineId }) => medicineId),
        shelves,
      )

    const { lines, subtotal, total } = judgement
    const answer = { status: createOrder.status, answer: { orderId } }
    const { userId } = session
    const order = {
      id: orderId,
      userId,
      prescriptionId,
      turn,
      warehouseId,
      subtotal,
      total,
      addressId: delivery.address.id,
      deliverTo: deliverTo(delivery.address),
      customerName: request.customerName,
      paymentMode: request.paymentMode,
      placedAt: now,
      estimatedAt: new Date(now.getTime() + DELIVERY_PROMISE_MINUTES * 6e4),
      textLease,
      lines: lineRows(lines, shelves, request.inPlaceOf, read),
    }
    const written = await writeOrder({ keyed: { owner: userId, ...asked }, answer, order })
    if (written) return { orderId, session, first: true }
  }
  throw problem('unavailable', { retryAfter: 1 })
}
