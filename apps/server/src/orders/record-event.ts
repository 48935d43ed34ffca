import { type Pack, type PackProblem, packProblem } from '@dawadoot/domain/order/pack'
import { indianDay } from '@dawadoot/domain/person/day'
import { isFinal, moveProblem, type MoveProblem, type OrderStatus } from '@dawadoot/domain/order/status'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { orderEvents, orderLines, orders } from '../db/tables/orders.ts'
import { pharmacists } from '../db/tables/shop.ts'
import { enqueue } from '../jobs/job.ts'
import { lockStock, takeFromStock } from './take-stock.ts'
import { isTexted } from './order-texts.ts'
import { textJob } from './text-job.ts'

/** Who says so. `demo`: the simulated pharmacist and courier. */
type Actor = 'customer' | 'operations' | 'demo'

type OrderChange =
  /** A step of the order; with `packs`, what was put in by then. */
  | { status: OrderStatus; packs?: readonly Pack[] | undefined }
  /** The word of a pharmacist, by registration number. */
  | { status: 'verified'; pharmacist: string }

type Recorded =
  | { done: true; status: OrderStatus; verifiedBy: string | null; at: Date }
  | { done: false; problem: MoveProblem | PackProblem | 'not_found' | 'pharmacist_unknown' }

/** An order's next event, numbered in the order they happened; the order's row is locked by the caller. */
const appendEvent = async (
  tx: Db,
  orderId: string,
  event: Omit<typeof orderEvents.$inferInsert, 'orderId' | 'n'>,
): Promise<void> => {
  const n = sql<number>`(select count(*) from ${orderEvents} where ${orderEvents.orderId} = ${orderId})`
  await tx.insert(orderEvents).values({ ...event, orderId, n })
  const { status, at } = event
  if (isTexted(status)) await enqueue(tx, textJob(orderId, status, at))
}

const giveStockBack = async (tx: Db, orderId: string, warehouseId: string): Promise<void> => {
  const lines = await tx
    .select({ medicineId: orderLines.medicineId, packs: sql<number>`-${orderLines.quantity}` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const ids = lines.map(({ medicineId }) => medicineId)
  await lockStock(tx, warehouseId, ids)
  // A shelf that an import has taken away since then needs nothing back.
  await takeFromStock(tx, warehouseId, lines)
}

/** Notes on every line which packs were put in; lines of which nothing is told stay as they are. */
const notePacks = async (
  tx: Db,
  orderId: string,
  packs: readonly Pack[],
  at: Date,
): Promise<PackProblem | undefined> => {
  const lines = await tx
    .select({ medicineId: orderLines.medicineId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const problem = packProblem(
    packs,
    lines.map(({ medicineId }) => medicineId),
    indianDay(at),
  )
  if (problem) return problem
  for (const [medicineId, some] of Map.groupBy(packs, (pack) => pack.medicineId))
    await tx
      .update(orderLines)
      .set({ batches: some.map(({ batch, expiry }) => ({ batch, expiry })) })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.medicineId, medicineId)))
  return undefined
}

/**
 * The only way an order changes. It locks the order's row, so of a cancel and a delivery at the same moment one wins
 * and the other finds a final order; what was cancelled gives its stock back exactly once.
 * With `userId` somebody else's order is not found.
 */
export const recordEvent = async (
  tx: Db,
  order: { id: string; userId?: string },
  change: OrderChange,
  { by, at }: { by: Actor; at: Date },
): Promise<Recorded> => {
  const owned = order.userId === undefined ? undefined : eq(orders.userId, order.userId)
  const [row] = await tx
    .select({ status: orders.status, verifiedBy: orders.verifiedBy, warehouseId: orders.warehouseId })
    .from(orders)
    .where(and(eq(orders.id, order.id), owned))
    .for('update')
  if (!row) return { done: false, problem: 'not_found' }

  if (change.status === 'verified') {
    if (isFinal(row.status)) return { done: false, problem: 'final' }
    if (row.verifiedBy !== null) return { done: false, problem: 'backwards' }
    const { pharmacist } = change
    const [known] = await tx.select().from(pharmacists).where(eq(pharmacists.registration, pharmacist))
    if (!known) return { done: false, problem: 'pharmacist_unknown' }
    await tx.update(orders).set({ verifiedBy: pharmacist }).where(eq(orders.id, order.id))
    await appendEvent(tx, order.id, { status: 'verified', at, by, pharmacist })
    return { done: true, status: row.status, verifiedBy: pharmacist, at }
  }

  const problem = moveProblem(row.status, change.status, row.verifiedBy !== null)
  if (problem) return { done: false, problem }
  const wrongPacks = await notePacks(tx, order.id, change.packs ?? [], at)
  if (wrongPacks) return { done: false, problem: wrongPacks }
  const endedAt = isFinal(change.status) ? at : null
  await tx.update(orders).set({ status: change.status, endedAt }).where(eq(orders.id, order.id))
  await appendEvent(tx, order.id, { status: change.status, at, by })
  if (change.status === 'cancelled') await giveStockBack(tx, order.id, row.warehouseId)
  return { done: true, status: change.status, verifiedBy: row.verifiedBy, at }
}
