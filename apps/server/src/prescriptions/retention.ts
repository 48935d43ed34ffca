import { and, gte, lt, ne, notInArray, or } from 'drizzle-orm'
import { orders } from '../db/tables/orders.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import type { Deps } from '../deps.ts'
import { deleteFiles, forgetPrescriptions, withoutOrder } from './forget-prescriptions.ts'

const DAY = 24 * 60 * 60_000
const BATCH = 100

/**
 * Forgets the prescriptions that were handed in, and last ordered from, longer ago than they are kept. One with an
 * open order is needed still. Gives how many there were.
 */
export const forgetOldPrescriptions = async (
  deps: Pick<Deps, 'database' | 'blobs' | 'log' | 'clock' | 'settings'>,
): Promise<number> => {
  const since = new Date(deps.clock().getTime() - deps.settings.retentionDays * DAY)
  const stillNeeded = or(gte(orders.placedAt, since), notInArray(orders.status, ['delivered', 'cancelled']))
  for (let forgotten = 0; ;) {
    const { count, keys } = await deps.database.transaction(async (tx) => {
      const rows = await tx
        .select({ id: prescriptions.id })
        .from(prescriptions)
        .where(
          and(
            ne(prescriptions.sha256, ''),
            lt(prescriptions.uploadedAt, since),
            withoutOrder(tx, stillNeeded),
          ),
        )
        .limit(BATCH)
        .for('update', { skipLocked: true })
      return {
        count: rows.length,
        keys: await forgetPrescriptions(
          tx,
          rows.map(({ id }) => id),
        ),
      }
    })
    await deleteFiles(deps, keys)
    forgotten += count
    if (count < BATCH) return forgotten
  }
}
