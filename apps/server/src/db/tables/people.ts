import { GENDERS } from '@dawadoot/domain/person/profile-form'
import { CONSENT_PURPOSES } from '@dawadoot/domain/person/consent'
import { DELIVERY_TYPES } from '@dawadoot/domain/address/address'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** A customer. The name stays empty until the last step of the first sign-in. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  mobile: text().notNull().unique(),
  name: text().notNull().default(''),
  email: text(),
  whatsapp: text(),
  dateOfBirth: date({ mode: 'string' }),
  gender: text({ enum: GENDERS }),
  createdAt: moment().notNull(),
})

/** Which version of the notice a person agreed to, when, and for what. */
export const consents = pgTable(
  'consents',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    version: text().notNull(),
    givenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose, t.version] })],
)

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deliveryType: text({ enum: DELIVERY_TYPES }).notNull(),
    source: text({ enum: ['web', 'kiosk'] }).notNull(),
    userName: text().notNull(),
    userContact: text().notNull(),
    /** The hospital's name, or the label of a home. */
    name: text().notNull(),
    address: text().notNull(),
    pincode: text().notNull(),
    district: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    houseNo: text(),
    /** Not a foreign key: a hospital that leaves the directory takes no address with it. */
    hospitalId: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    isDefault: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    uniqueIndex('addresses_one_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
  ],
)
