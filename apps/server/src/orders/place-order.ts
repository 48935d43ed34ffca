import { createOrder } from '@dawadoot/api/contract/orders'
import { DELIVERY_PROMISE_MINUTES } from '@dawadoot/domain/order/order'
import * as v from 'valibot'
import { answersInOrder } from '../db/answers-in-order.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../idempotency/claim-key.ts'
import { mayStandFor } from '../medicines/alternatives.ts'
import type { ShelvedMedicine } from '../medicines/shelf.ts'
import { mayServe } from '../places/serving-warehouse.ts'
import { problem } from '../web/problem.ts'
import { claimOrder } from './claim-order.ts'
import { deliverTo } from './deliver-to.ts'
import { judgeLines, type PricedLine } from './judge-lines.ts'
import { lookAround } from './look-around.ts'
import { newOrderId } from './order-id.ts'
import { orderRequestText, type OrderRequest } from './order-request.ts'
import { refuseOrder } from './refuse-order.ts'
import { type NewOrder, writeOrder } from './write-order.ts'

export type Caller = { userId: string; key: string }

/** `first` is false when the key brought back the answer that was given before: then nothing was written. */
type Placed = { orderId: string; first: boolean }

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

/**
 * Places an order in one transaction: the idempotency key with its answer, stock, order, lines and the first event
 * come about together or not at all. Prices, totals and stock are the server's own; what the customer saw is only
 * compared. Throws the contract's problems. Decisions, "Prescription, cart, order".
 */
export const placeOrder = (
  { database, clock, randomBytes }: Pick<Deps, 'database' | 'clock' | 'randomBytes'>,
  { userId, key }: Caller,
  request: OrderRequest,
  textLease?: Date,
): Promise<Placed> =>
  database.transaction(async (tx) => {
    const now = clock()
    const orderId = newOrderId(randomBytes)
    const keyed = {
      owner: userId,
      operation: 'createOrder',
      key,
      requestHash: hashOf(orderRequestText(request)),
    }
    const { prescriptionId, warehouseId } = request
    const answer = { status: createOrder.status, answer: { orderId } }
    // Both are sent at once: the second one runs when the first has what it waits for.
    const [claim, around] = await answersInOrder(
      claimOrder(tx, keyed, prescriptionId, answer, now),
      lookAround(tx, userId, request),
    )
    if (!claim.first) return { ...v.parse(createOrder.reply, claim.answer), first: false }

    const { openOrderId, read, delivery, warehouse, shelves } = around
    if (openOrderId !== undefined && !request.alsoOpen)
      throw problem('order_open_for_prescription', { orderId: openOrderId })
    if (!delivery) throw problem('not_found', { message: 'We could not find this address.' })
    if (!warehouse || !(await mayServe(tx, warehouse, delivery.place))) throw problem('no_warehouse')

    const judgement = judgeLines(request.claim, shelves)
    if (judgement.verdict !== 'placed')
      throw refuseOrder(
        judgement,
        request.claim.lines.map(({ medicineId }) => medicineId),
        shelves,
      )

    const { lines, subtotal, total } = judgement
    const written = await writeOrder(tx, {
      id: orderId,
      userId,
      prescriptionId,
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
    })
    if (!written) throw problem('out_of_stock')
    return { orderId, first: true }
  })
