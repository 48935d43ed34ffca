import { openSession } from '../auth/sessions.ts'
import { users } from '../db/tables/people.ts'
import { storedAddress, storedPrescription, type Store } from './stored.ts'

/** Somebody who can order at once: a session, an address near the warehouse, a prescription that was read. */
export type Shopper = { userId: string; token: string; addressId: string; prescriptionId: string }

/** Stores `count` shoppers without the calls that would have made them; each was prescribed the same medicines. */
export const storeShoppers = async (
  store: Store,
  { count, prescribed }: { count: number; prescribed: readonly string[] },
): Promise<Shopper[]> => {
  const { database, deps, clock } = store
  const one = async (n: number): Promise<Shopper> => {
    const userId = deps.newId()
    const mobile = String(9_300_000_000 + n)
    const now = clock.now()
    await database.db.insert(users).values({ id: userId, mobile, name: 'Asha Rao', createdAt: now })
    return {
      userId,
      token: await openSession(database.db, userId, 'customer', { ...deps, now }),
      addressId: await storedAddress(store, { userId }),
      prescriptionId: await storedPrescription(store, { userId }, prescribed),
    }
  }
  const shoppers: Shopper[] = []
  for (let n = 0; n < count; n += 1) shoppers.push(await one(n))
  return shoppers
}
