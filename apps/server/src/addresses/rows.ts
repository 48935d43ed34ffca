import type { AddressInput } from '@dawadoot/api/contract/addresses'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { answersInOrder } from '../db/answers-in-order.ts'
import type { Db } from '../db/database.ts'
import { addresses } from '../db/tables/people.ts'
import { written } from '../db/written.ts'
import { located, type LocatedAddress, whereItLies } from '../places/located-address.ts'
import {
  allWarehouses,
  toWarehouses,
  type WarehouseRow,
  type Warehouses,
} from '../places/serving-warehouse.ts'

const ofUser = (userId: string) => eq(addresses.userId, userId)
const own = (userId: string, id: string) => and(eq(addresses.id, id), ofUser(userId))

/** Changes to one person's addresses take turns: two at once would leave two defaults, or none. */
const holdUser = written(sql`select from users where id = ${sql.placeholder('userId')} for no key update`)

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

const clearDefault = written(
  sql`update addresses set is_default = false where user_id = ${sql.placeholder('userId')} and is_default`,
)

/** Addresses, and from where we would deliver to them. */
export type AddressesNow = { located: readonly LocatedAddress[]; warehouses: Warehouses }

type Row = { located: LocatedAddress[]; warehouses: WarehouseRow[] | null }

const NONE: AddressesNow = { located: [], warehouses: [] }

/** A row of a statement that selects both. */
export const toAddresses = ({ located: all, warehouses }: Row): AddressesNow => ({
  located: all,
  warehouses: toWarehouses(warehouses),
})

/** All addresses of a person as one value: the default one first, then the latest. */
export const addressesOf = (userId: SQL) => sql`
  (select coalesce(json_agg(${located} order by a.is_default desc, a.created_at desc, a.id), '[]')
   from addresses a ${whereItLies} where a.user_id = ${userId})`

const owner = sql`${sql.placeholder('userId')}`

const ofPerson = written<Row>(sql`select ${addressesOf(owner)} as located, ${allWarehouses} as warehouses`)

export const readAddresses = async (db: Db, ownerId: string): Promise<AddressesNow> => {
  const [row] = await ofPerson(db, { userId: ownerId })
  return row ? toAddresses(row) : NONE
}

const oneOfPerson = written<Row>(sql`
  select json_build_array(${located}) as located, ${allWarehouses} as warehouses
  from addresses a ${whereItLies} where a.id = ${sql.placeholder('id')} and a.user_id = ${owner}`)

const readAddress = async (db: Db, ownerId: string, id: string): Promise<AddressesNow> => {
  const [row] = await oneOfPerson(db, { userId: ownerId, id })
  return row ? toAddresses(row) : NONE
}

const added = written<Row>(sql`
  with a as (
    insert into addresses (id, user_id, delivery_type, source, user_name, user_contact, name, address, pincode,
      district, state, country, house_no, hospital_id, latitude, longitude, is_default, created_at)
    values (${sql.placeholder('id')}, ${owner}, ${sql.placeholder('deliveryType')}, ${sql.placeholder('source')},
      ${sql.placeholder('userName')}, ${sql.placeholder('userContact')}, ${sql.placeholder('name')},
      ${sql.placeholder('address')}, ${sql.placeholder('pincode')}, ${sql.placeholder('district')},
      ${sql.placeholder('state')}, ${sql.placeholder('country')}, ${sql.placeholder('houseNo')},
      ${sql.placeholder('hospitalId')}, ${sql.placeholder('latitude')}, ${sql.placeholder('longitude')},
      ${sql.placeholder('isDefault')}::boolean or not exists (select from addresses where user_id = ${owner}),
      ${sql.placeholder('createdAt')})
    returning *)
  select json_build_array(${located}) as located, ${allWarehouses} as warehouses from a ${whereItLies}`)

/**
 * Adds an address. A person's first one is the default, whatever was asked for: with any address there is one. The
 * statements go out together, and each sees what the one before it has done.
 */
export const insertAddress = async (
  tx: Db,
  ownerId: string,
  input: AddressInput,
  { id, now }: { id: string; now: Date },
): Promise<AddressesNow> => {
  const { isDefault = false } = input
  const [, , [row]] = await answersInOrder(
    holdUser(tx, { userId: ownerId }),
    isDefault ? clearDefault(tx, { userId: ownerId }) : Promise.resolve(),
    added(tx, { ...columns(input), id, userId: ownerId, isDefault, createdAt: now.toISOString() }),
  )
  return row ? toAddresses(row) : NONE
}

/** None when the person has no such address. The default one stays so until another one takes its place. */
export const updateAddress = async (
  tx: Db,
  userId: string,
  id: string,
  input: AddressInput,
): Promise<AddressesNow> => {
  await holdUser(tx, { userId })
  const [before] = await tx.select().from(addresses).where(own(userId, id))
  if (!before) return NONE
  if (input.isDefault && !before.isDefault) await clearDefault(tx, { userId })
  const isDefault = before.isDefault || input.isDefault === true
  await tx
    .update(addresses)
    .set({ ...columns(input), isDefault })
    .where(own(userId, id))
  return readAddress(tx, userId, id)
}

/** False when the person has no such address. The latest of the others takes the place of a default one. */
export const deleteAddress = async (tx: Db, userId: string, id: string): Promise<boolean> => {
  await holdUser(tx, { userId })
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
