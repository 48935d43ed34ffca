import type { AddressInput } from '@dawadoot/api/contract/addresses'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Db } from '../db/database.ts'
import { addresses, users } from '../db/tables/people.ts'
import { type LocatedAddress, selectLocated } from '../places/located-address.ts'

export type AddressRow = typeof addresses.$inferSelect

const ofUser = (userId: string) => eq(addresses.userId, userId)
const own = (userId: string, id: string) => and(eq(addresses.id, id), ofUser(userId))

/** Changes to one person's addresses take turns: two at once would leave two defaults, or none. */
const holdUser = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

const columns = (input: AddressInput) => ({
  deliveryType: input.deliveryType,
  source: input.source,
  userName: input.user_name,
  userContact: input.user_contact,
  name: input.name,
  address: input.address,
  pincode: input.pincode,
  district: input.district,
  state: input.state,
  country: input.country,
  houseNo: input.house_no || null,
  hospitalId: (input.deliveryType === 'hospital' && input.hospitalId) || null,
  latitude: input.geolocation?.latitude ?? null,
  longitude: input.geolocation?.longitude ?? null,
})

const clearDefault = (tx: Db, userId: string) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(ofUser(userId), addresses.isDefault))

/** The default one first, then the latest. */
export const readAddresses = (db: Db, userId: string): Promise<LocatedAddress[]> =>
  allOfUser(db).execute({ userId })

const allOfUser = builtOnce((db) =>
  selectLocated(db, eq(addresses.userId, sql.placeholder('userId')))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.id))
    .prepare('addresses_of_user'),
)

const oneOfUser = builtOnce((db) =>
  selectLocated(
    db,
    and(eq(addresses.id, sql.placeholder('id')), eq(addresses.userId, sql.placeholder('userId'))),
  ).prepare('address_of_user'),
)

/** Undefined when the person has no such address. */
export const findAddress = async (
  db: Db,
  userId: string,
  id: string,
): Promise<LocatedAddress | undefined> => {
  const [found] = await oneOfUser(db).execute({ userId, id })
  return found
}

/** Adds an address. A person's first one is the default, whatever was asked for: with any address there is one. */
export const insertAddress = async (
  tx: Db,
  userId: string,
  input: AddressInput,
  { id, now }: { id: string; now: Date },
): Promise<LocatedAddress | undefined> => {
  await holdUser(tx, userId)
  if (input.isDefault) await clearDefault(tx, userId)
  const isDefault = input.isDefault || sql`not exists (select from addresses where user_id = ${userId})`
  await tx.insert(addresses).values({ id, userId, ...columns(input), isDefault, createdAt: now })
  return findAddress(tx, userId, id)
}

/** Undefined when the person has no such address. The default one stays so until another one takes its place. */
export const updateAddress = async (
  tx: Db,
  userId: string,
  id: string,
  input: AddressInput,
): Promise<LocatedAddress | undefined> => {
  await holdUser(tx, userId)
  const [before] = await tx.select().from(addresses).where(own(userId, id))
  if (!before) return undefined
  if (input.isDefault && !before.isDefault) await clearDefault(tx, userId)
  const isDefault = before.isDefault || input.isDefault === true
  await tx
    .update(addresses)
    .set({ ...columns(input), isDefault })
    .where(own(userId, id))
  return findAddress(tx, userId, id)
}

/** False when the person has no such address. The latest of the others takes the place of a default one. */
export const deleteAddress = async (tx: Db, userId: string, id: string): Promise<boolean> => {
  await holdUser(tx, userId)
  const [deleted] = await tx.delete(addresses).where(own(userId, id)).returning()
  if (!deleted) return false
  if (!deleted.isDefault) return true
  const [heir] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(ofUser(userId), ne(addresses.id, id)))
    .orderBy(desc(addresses.createdAt), asc(addresses.id))
    .limit(1)
  if (heir) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, heir.id))
  return true
}
