import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { stock } from '../db/tables/shop.ts'

/** Holds the shelves until the transaction ends, in order of the ids: no two orders wait for each other. */
export const lockStock = async (
  tx: Db,
  warehouseId: string,
  medicineIds: readonly string[],
): Promise<void> => {
  await tx
    .select({ packs: stock.packs })
    .from(stock)
    .where(and(eq(stock.warehouseId, warehouseId), inArray(stock.medicineId, [...medicineIds])))
    .orderBy(stock.medicineId)
    .for('no key update')
}

type Taken = { medicineId: string; packs: number }

/** Takes packs off locked shelves, or puts them back with a minus; false when a shelf does not hold that many. */
export const takeFromStock = async (
  tx: Db,
  warehouseId: string,
  taken: readonly Taken[],
): Promise<boolean> => {
  const rows = await tx
    .update(stock)
    .set({ packs: sql`${stock.packs} - taken.packs` })
    .from(
      sql`json_to_recordset(${JSON.stringify(taken.map(({ medicineId, packs }) => ({ id: medicineId, packs })))}::json) as taken(id text, packs integer)`,
    )
    .where(
      and(
        eq(stock.warehouseId, warehouseId),
        eq(stock.medicineId, sql`taken.id`),
        sql`${stock.packs} >= taken.packs`,
      ),
    )
    .returning({ medicineId: stock.medicineId })
  return rows.length === taken.length
}
