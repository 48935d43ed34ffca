import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** Work that a worker claims with `for update skip locked`; a lease that runs out is claimed again. */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    status: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    runAt: moment().notNull(),
    leaseUntil: moment(),
    /** Why it failed, as a code: never a text with personal data. */
    reason: text(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    index('jobs_due')
      .on(t.kind, t.runAt)
      .where(sql`${t.status} in ('waiting', 'running')`),
  ],
)

/** A row is claimed before the work and filled with the answer in the same transaction as the work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The user's id. */
    owner: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** HTTP status and body of the first answer. */
    status: integer(),
    answer: jsonb(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.operation, t.key] }), index().on(t.createdAt)],
)

/** Which data files have been loaded, so that a restart does not load them again. */
export const dataLoads = pgTable('data_loads', {
  noun: text().primaryKey(),
  rows: integer().notNull(),
  loadedAt: moment().notNull(),
})
