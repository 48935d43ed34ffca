import { eq, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/tables/people.ts'
import { problem } from '../web/problem.ts'

type User = typeof users.$inferSelect
type Change = Partial<Pick<User, 'name' | 'email' | 'whatsapp' | 'dateOfBirth' | 'gender'>>

/** A session that outlived its user (deleted a moment ago) is no session. */
const present = (user: User | undefined): User => {
  if (!user) throw problem('unauthenticated')
  return user
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
