import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { orderEvents, orderLines, orders } from '../db/tables/orders.ts'
import { pharmacists } from '../db/tables/shop.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect
export type Pharmacist = typeof pharmacists.$inferSelect

/** More than anybody scrolls through. */
const LONGEST_HISTORY = 200

/** One order of a person with all that belongs to it; undefined when it is not theirs. */
export const findOrder = async (db: Db, userId: string, id: string) => {
  const [found] = await db
    .select({ order: orders, pharmacist: pharmacists })
    .from(orders)
    .leftJoin(pharmacists, eq(pharmacists.registration, orders.verifiedBy))
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  if (!found) return undefined
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.n))
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.n))
  return { ...found, lines, events }
}

/** A person's orders with their lines, newest first. */
export const findOrders = async (
  db: Db,
  userId: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(LONGEST_HISTORY)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.n))
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return rows.map((order) => ({ order, lines: byOrder.get(order.id) ?? [] }))
}
