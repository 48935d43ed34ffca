import { eq, sql } from 'drizzle-orm'
import { addressesOf, type AddressesNow, toAddresses } from '../addresses/rows.ts'
import { builtOnce } from '../db/built-once.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/tables/people.ts'
import { written } from '../db/written.ts'
import { allWarehouses } from '../places/serving-warehouse.ts'
import { problem } from '../web/problem.ts'

type User = typeof users.$inferSelect
type Change = Partial<Pick<User, 'name' | 'email' | 'whatsapp' | 'dateOfBirth' | 'gender'>>

/** A session that outlived its user (deleted a moment ago) is no session. */
const present = <Row>(user: Row | undefined): Row => {
  if (!user) throw problem('unauthenticated')
  return user
}

type Profile = Pick<User, 'id' | 'mobile' | 'name' | 'email' | 'whatsapp' | 'dateOfBirth' | 'gender'>

const profileOf = written<Profile & Parameters<typeof toAddresses>[0]>(sql`
  select u.id, u.mobile, u.name, u.email, u.whatsapp, u.date_of_birth as "dateOfBirth", u.gender,
    ${addressesOf(sql`u.id`)} as located, ${allWarehouses} as warehouses
  from users u where u.id = ${sql.placeholder('id')}`)

/** A person with all their addresses, in one statement. */
export const readProfile = async (
  db: Db,
  id: string,
): Promise<{ user: Profile; addresses: AddressesNow }> => {
  const [row] = await profileOf(db, { id })
  const { located, warehouses, ...user } = present(row)
  return { user, addresses: toAddresses({ located, warehouses }) }
}

const byId = builtOnce((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user'),
)

export const readUser = async (db: Db, id: string): Promise<User> => {
  const [user] = await byId(db).execute({ id })
  return present(user)
}

export const changeUser = async (db: Db, id: string, change: Change): Promise<User> => {
  const [user] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return present(user)
}
