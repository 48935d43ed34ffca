import { createOrder } from '@dawadoot/api/contract/orders'
import { DELIVERY_PROMISE_MINUTES } from '@dawadoot/domain/order/order'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { findAddress } from '../addresses/rows.ts'
import type { Db } from '../db/database.ts'
import { orderLines, orders } from '../db/tables/orders.ts'
import { prescriptionLines, prescriptions } from '../db/tables/prescriptions.ts'
import type { Deps } from '../deps.ts'
import { claimKey, hashOf } from '../idempotency/claim-key.ts'
import { holdShelf, type ShelvedMedicine } from '../medicines/shelf.ts'
import { mayStandFor } from '../medicines/alternatives.ts'
import { mayServe } from '../places/serving-warehouse.ts'
import { problem } from '../web/problem.ts'
import { deliverTo } from './deliver-to.ts'
import { judgeLines, type PricedLine } from './judge-lines.ts'
import { newOrderId } from './order-id.ts'
import { orderRequestText, type OrderRequest } from './order-request.ts'
import { appendEvent } from './record-event.ts'
import { refuseOrder } from './refuse-order.ts'
import { takeFromStock } from './take-stock.ts'

type Caller = { userId: string; key: string }

/** Holds the prescription, so that of two orders for it at once the second one sees the first. */
const holdPrescription = async (tx: Db, userId: string, id: string): Promise<void> => {
  const [held] = await tx
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(and(eq(prescriptions.id, id), eq(prescriptions.userId, userId)))
    .for('no key update')
  if (!held) throw problem('not_found', { message: 'We could not find this prescription.' })
}

/**
 * Another open order for the prescription, and what was read from it with the other readings that the customer may
 * have chosen. Asked once the prescription is held: only then an order that was placed meanwhile is seen.
 */
const readPaper = async (tx: Db, prescriptionId: string) => {
  const open = tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.prescriptionId, prescriptionId), notInArray(orders.status, ['delivered', 'cancelled'])),
    )
    .limit(1)
  const rows = await tx
    .select({
      openOrderId: sql<string | null>`(${open})`,
      medicineId: prescriptionLines.medicineId,
      candidates: prescriptionLines.candidates,
    })
    .from(prescriptions)
    .leftJoin(prescriptionLines, eq(prescriptionLines.prescriptionId, prescriptions.id))
    .where(eq(prescriptions.id, prescriptionId))
  return {
    openOrderId: rows[0]?.openOrderId ?? undefined,
    read: new Set(rows.flatMap(({ medicineId, candidates }) => [medicineId ?? [], candidates ?? []].flat())),
  }
}

/** How each line relates to the paper: for the pharmacist. A replacement that is none counts as an addition. */
const lineRows = (
  orderId: string,
  lines: readonly PricedLine[],
  shelves: ReadonlyMap<string, ShelvedMedicine>,
  inPlaceOf: OrderRequest['inPlaceOf'],
  read: ReadonlySet<string>,
) =>
  lines.map(({ medicineId, name, qty, mrp, price }, n) => {
    const medicine = shelves.get(medicineId)
    const named = shelves.get(inPlaceOf.get(medicineId) ?? '')
    const instead = medicine && named && mayStandFor(medicine, named) ? named.id : null
    return {
      orderId,
      n,
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
): Promise<{ orderId: string }> =>
  database.transaction(async (tx) => {
    const now = clock()
    const orderId = newOrderId(randomBytes)
    const keyed = {
      owner: userId,
      operation: 'createOrder',
      key,
      requestHash: hashOf(orderRequestText(request)),
    }
    const claim = await claimKey(tx, keyed, { status: createOrder.status, answer: { orderId } }, now)
    if (!claim.first) return v.parse(createOrder.reply, claim.answer)

    const { prescriptionId, warehouseId } = request
    await holdPrescription(tx, userId, prescriptionId)
    const { openOrderId, read } = await readPaper(tx, prescriptionId)
    if (openOrderId !== undefined && !request.alsoOpen)
      throw problem('order_open_for_prescription', { orderId: openOrderId })
    const located = await findAddress(tx, userId, request.addressId)
    if (!located) throw problem('not_found', { message: 'We could not find this address.' })
    if (!(await mayServe(tx, warehouseId, located))) throw problem('no_warehouse')

    const ids = request.claim.lines.map(({ medicineId }) => medicineId)
    const shelves = await holdShelf(tx, warehouseId, ids, [...request.inPlaceOf.values()])
    const judgement = judgeLines(request.claim, shelves)
    if (judgement.verdict !== 'placed') throw refuseOrder(judgement, ids, shelves)

    const { lines, subtotal, total } = judgement
    const order = tx.insert(orders).values({
      userId,
      prescriptionId,
      warehouseId,
      subtotal,
      total,
      status: 'confirmed',
      placedAt: now,
      id: orderId,
      addressId: located.address.id,
      deliverTo: deliverTo(located.address),
      customerName: request.customerName,
      paymentMode: request.paymentMode,
      estimatedAt: new Date(now.getTime() + DELIVERY_PROMISE_MINUTES * 6e4),
    })
    const rows = tx.insert(orderLines).values(lineRows(orderId, lines, shelves, request.inPlaceOf, read))
    await appendEvent(tx, orderId, { status: 'confirmed', at: now, by: 'customer' }, [
      tx.$with('placed').as(order.returning({ id: orders.id })),
      tx.$with('lined').as(rows.returning({ n: orderLines.n })),
    ])
    const taken = lines.map(({ medicineId, qty }) => ({ medicineId, packs: qty }))
    if (!(await takeFromStock(tx, warehouseId, taken))) throw problem('out_of_stock')
    return { orderId }
  })
