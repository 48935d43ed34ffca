import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'
import { users } from './people.ts'

export const SESSION_TYPES = ['customer', 'kiosk'] as const
export type SessionType = (typeof SESSION_TYPES)[number]

/** The latest code of a mobile, of either type: one row, so wrong guesses are counted together. */
export const otpChallenges = pgTable('otp_challenges', {
  mobile: text().primaryKey(),
  type: text({ enum: SESSION_TYPES }).notNull(),
  codeHmac: text().notNull(),
  /** Earlier codes that have not run out: who types one is told that a newer one was sent. */
  replacedHmacs: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  guesses: integer().notNull().default(0),
  sentAt: moment().notNull(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
  consentVersion: text(),
})

/** Every code that was sent, for the caps per number, per client address and per day. */
export const otpSends = pgTable(
  'otp_sends',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mobile: text().notNull(),
    /** HMAC of the client's address: enough to count by, no use to anyone else. */
    client: text().notNull(),
    sentAt: moment().notNull(),
    /** The gateway refused it: it counts against the caps but does not make the person wait. */
    failed: boolean().notNull().default(false),
  },
  (t) => [index().on(t.mobile, t.sentAt), index().on(t.client, t.sentAt), index().on(t.sentAt)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: SESSION_TYPES }).notNull(),
    /** `Chrome on Android`, for its owner to know it again. */
    device: text(),
    createdAt: moment().notNull(),
    usedAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.endsAt)],
)

/** SHA-256 of each bearer token. A rotated token stays for its last 30 seconds beside the fresh one. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: moment().notNull(),
    /** Set once the token has been exchanged for a fresh one. */
    worksUntil: moment(),
  },
  (t) => [index().on(t.sessionId)],
)
