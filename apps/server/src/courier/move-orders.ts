import { eq, max, notInArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orderEvents, orderLines, orders } from '../db/tables/orders.ts'
import { pharmacists } from '../db/tables/shop.ts'
import { recordEvent } from '../orders/record-event.ts'
import { nextMove } from './next-move.ts'

/** Its name and number say what it is wherever they are shown. */
const SIMULATED_PHARMACIST = { registration: 'DEMO-0000', name: 'Simulated pharmacist' } as const

const hireSimulatedPharmacist = ({ db }: Database) =>
  db.insert(pharmacists).values(SIMULATED_PHARMACIST).onConflictDoNothing()

/** One pack of each line, whose batch says what it is, good for two more years. */
const simulatedPacks = async ({ db }: Database, orderId: string, at: Date) => {
  const lines = await db
    .select({ medicineId: orderLines.medicineId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const expiry = `${at.getUTCFullYear() + 2}-${String(at.getUTCMonth() + 1).padStart(2, '0')}`
  return lines.map(({ medicineId }) => ({ medicineId, batch: `DEMO-${medicineId}`, expiry }))
}

/**
 * Moves every open order as far as its time has come, by its rows and the clock alone: a restart loses nothing, and
 * after a long stop an order catches up, each step at the time it was due.
 */
export const moveOrders = async (database: Database, now: Date): Promise<void> => {
  const open = await database.db
    .select({
      id: orders.id,
      status: orders.status,
      verifiedBy: orders.verifiedBy,
      since: max(orderEvents.at),
    })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(notInArray(orders.status, ['delivered', 'cancelled']))
    .groupBy(orders.id)
  if (open.length > 0) await hireSimulatedPharmacist(database)
  for (const order of open) {
    let { status, since } = order
    let verified = order.verifiedBy !== null
    for (let next = nextMove(status, verified); next && since; next = nextMove(status, verified)) {
      const at = new Date(since.getTime() + next.afterMs)
      if (at > now) break
      const change =
        next.move === 'verified'
          ? { status: next.move, pharmacist: SIMULATED_PHARMACIST.registration }
          : {
              status: next.move,
              packs: next.move === 'packing' ? await simulatedPacks(database, order.id, at) : [],
            }
      const recorded = await database.transaction((tx) => recordEvent(tx, order, change, { by: 'demo', at }))
      // Cancelled meanwhile, or moved by somebody else.
      if (!recorded.done) break
      status = recorded.status
      verified = recorded.verifiedBy !== null
      since = at
    }
  }
}
