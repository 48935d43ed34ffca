import { and, eq, notInArray } from 'drizzle-orm'
import type { ConsentPurpose } from '@dawadoot/domain/person/consent'
import type { Db } from '../db/database.ts'
import { idempotencyKeys } from '../db/tables/machinery.ts'
import { orders } from '../db/tables/orders.ts'
import { consents, users } from '../db/tables/people.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import { otpChallenges } from '../db/tables/sign-in.ts'
import type { Deps } from '../deps.ts'
import { deleteFiles, forgetPrescriptions } from '../prescriptions/forget-prescriptions.ts'
import { problem } from '../web/problem.ts'

type DeleteDeps = Pick<Deps, 'database' | 'blobs' | 'log'>

/**
 * Holds a person's prescriptions, as an order does before anything else, and then looks for open orders: whichever
 * comes second, the order or the deletion, sees the other one.
 */
const holdPrescriptions = async (tx: Db, userId: string): Promise<string[]> => {
  const held = await tx
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(eq(prescriptions.userId, userId))
    .orderBy(prescriptions.id)
    .for('update')
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, ['delivered', 'cancelled'])))
    .limit(1)
  if (open) throw problem('orders_open')
  return held.map(({ id }) => id)
}

/** What was sold stays, as the law asks; to whom and where exactly does not. */
const stripOrders = async (tx: Db, userId: string): Promise<void> => {
  const sold = await tx
    .select({ id: orders.id, deliverTo: orders.deliverTo })
    .from(orders)
    .where(eq(orders.userId, userId))
  for (const { id, deliverTo } of sold)
    await tx
      .update(orders)
      .set({ customerName: null, deliverTo: { ...deliverTo, name: '', address: '', phone: '' } })
      .where(eq(orders.id, id))
}

/**
 * Deletes a person with all that is theirs: sessions, addresses, consents, prescriptions and their files. Refused
 * with `orders_open` while an order is under way. The number may sign in again, as somebody new. What guards against
 * a flood of codes goes a day later, by itself.
 */
export const deleteData = async (
  deps: DeleteDeps,
  { userId, mobile }: { userId: string; mobile: string },
) => {
  const keys = await deps.database.transaction(async (tx) => {
    const files = await forgetPrescriptions(tx, await holdPrescriptions(tx, userId))
    await stripOrders(tx, userId)
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, userId))
    await tx.delete(otpChallenges).where(eq(otpChallenges.mobile, mobile))
    // Sessions, addresses and consents go with the person.
    await tx.delete(users).where(eq(users.id, userId))
    return files
  })
  await deleteFiles(deps, keys)
}

/** Withdraws a consent with what was kept because of it: the prescriptions, or with the sign-in everything. */
export const withdrawConsent = async (
  deps: DeleteDeps,
  person: { userId: string; mobile: string },
  purpose: ConsentPurpose,
): Promise<void> => {
  if (purpose === 'sign_in') return deleteData(deps, person)
  const { userId } = person
  const keys = await deps.database.transaction(async (tx) => {
    const files = await forgetPrescriptions(tx, await holdPrescriptions(tx, userId))
    await tx.delete(consents).where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    return files
  })
  await deleteFiles(deps, keys)
}
