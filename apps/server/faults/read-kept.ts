import { inArray } from 'drizzle-orm'
import type { Db } from '../src/db/database.ts'
import { orderLines, orders } from '../src/db/tables/orders.ts'
import { stock } from '../src/db/tables/shop.ts'
import type { Kept } from './judge.ts'

/** Everything that the judge looks at, straight from the tables. */
export const readKept = async (db: Db, medicineIds: readonly string[]): Promise<Kept> => {
  const shelves = await db
    .select()
    .from(stock)
    .where(inArray(stock.medicineId, [...medicineIds]))
  const kept = await db.select({ id: orders.id, status: orders.status }).from(orders)
  return {
    orders: kept.map(({ id, status }) => ({ id, cancelled: status === 'cancelled' })),
    lines: await db
      .select({
        orderId: orderLines.orderId,
        medicineId: orderLines.medicineId,
        quantity: orderLines.quantity,
      })
      .from(orderLines),
    stock: new Map(shelves.map(({ medicineId, packs }) => [medicineId, packs])),
  }
}
