import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Db } from '../db/database.ts'
import { orderEvents, orderLines, orders } from '../db/tables/orders.ts'
import { pharmacists } from '../db/tables/shop.ts'
import { unseenTexts } from '../db/unseen.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect
export type Pharmacist = typeof pharmacists.$inferSelect

/** More than anybody scrolls through. */
const LONGEST_HISTORY = 200

type OrderDetails = {
  order: OrderRow
  pharmacist: Pharmacist | null
  lines: OrderLineRow[]
  events: OrderEventRow[]
}

/** A person's orders with all that belongs to them, newest first; with `id` that one, or none when it is not theirs. */
export const findOrderDetails = async (db: Db, userId: string, id?: string): Promise<OrderDetails[]> => {
  const found = await db
    .select({ order: orders, pharmacist: pharmacists })
    .from(orders)
    .leftJoin(pharmacists, eq(pharmacists.registration, orders.verifiedBy))
    .where(and(eq(orders.userId, userId), id === undefined ? undefined : eq(orders.id, id)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
  if (found.length === 0) return []
  const ids = found.map(({ order }) => order.id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.n))
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.n))
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId)
  return found.map((one) => ({
    ...one,
    lines: linesOf.get(one.order.id) ?? [],
    events: eventsOf.get(one.order.id) ?? [],
  }))
}

const latest = builtOnce((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, sql.placeholder('userId')))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(LONGEST_HISTORY)
    .prepare('latest_orders'),
)

const linesOfOrders = builtOnce((db) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${unseenTexts('ids')})`)
    .orderBy(asc(orderLines.n))
    .prepare('lines_of_orders'),
)

/** A person's orders with their lines, newest first. */
export const findOrders = async (
  db: Db,
  userId: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }[]> => {
  const rows = await latest(db).execute({ userId })
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await linesOfOrders(db).execute({ ids })
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return rows.map((order) => ({ order, lines: byOrder.get(order.id) ?? [] }))
}
