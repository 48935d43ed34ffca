import { sql } from 'drizzle-orm'
import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'

export const hospitals = pgTable(
  'hospitals',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Lower case: name, address, city, district and pincode, which is what people search by. */
    searchText: text().notNull(),
  },
  (t) => [index('hospitals_search').using('gin', sql`${t.searchText} gin_trgm_ops`)],
)

/** `confidence` low: the point is the district's rather than the pincode's. */
export const pincodes = pgTable('pincodes', {
  pincode: text().primaryKey(),
  district: text().notNull(),
  state: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  office: text().notNull(),
  confidence: text({ enum: ['high', 'medium', 'low'] }).notNull(),
})

export const warehouses = pgTable('warehouses', {
  id: text().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  pincode: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
})
