import type { Db } from './database.ts'

/**
 * Builds a query once for each database and keeps it: for short queries building takes longer than running. What
 * changes from call to call are its placeholders. A transaction is a `Db` of its own, so there it is built each time.
 */
export const builtOnce = <Query>(build: (db: Db) => Query): ((db: Db) => Query) => {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
