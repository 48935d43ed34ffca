import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** Codes by which hospital staff set kiosks up. `hospitalId` is no reference: an import replaces all hospitals. */
export const kioskCodes = pgTable('kiosk_codes', {
  id: text().primaryKey(),
  hospitalId: text().notNull(),
  /** HMAC of the code. */
  codeHmac: text().notNull().unique(),
  issuedAt: moment().notNull(),
  revokedAt: moment(),
})

/** Browsers that were bound to a hospital. */
export const kioskDevices = pgTable('kiosk_devices', {
  id: text().primaryKey(),
  /** SHA-256 of what its cookie holds. */
  tokenHash: text().notNull().unique(),
  codeId: text()
    .notNull()
    .references(() => kioskCodes.id),
  hospitalId: text().notNull(),
  enrolledAt: moment().notNull(),
  /** The last time it asked where it stands. */
  seenAt: moment().notNull(),
  lastOrderAt: moment(),
  revokedAt: moment(),
})

/** Staff codes that were tried and were wrong, for the caps per client address and in all. */
export const kioskCodeTries = pgTable(
  'kiosk_code_tries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** HMAC of the client's address. */
    client: text().notNull(),
    triedAt: moment().notNull(),
  },
  (t) => [index().on(t.client, t.triedAt), index().on(t.triedAt)],
)
