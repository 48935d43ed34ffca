import type { Database } from '../db/database.ts'

/** A database whose connection breaks after the commit, before the commit is answered: the work is done, or so it was. */
export const losesAnswers = (database: Database): Database => ({
  ...database,
  transaction: async (work) => {
    await database.transaction(work)
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  },
})
