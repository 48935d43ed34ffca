import { SCHEDULES } from '@dawadoot/domain/cart/medicine'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** The catalogue. Ids are final: rows are added or withdrawn (`sold`), never renumbered. Amounts in paise. */
export const medicines = pgTable(
  'medicines',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    brand: text().notNull(),
    manufacturer: text().notNull(),
    form: text().notNull(),
    strength: text().notNull(),
    pack: text().notNull(),
    unitsPerPack: doublePrecision().notNull(),
    /** Salts with strengths in label order, joined by " + ". */
    composition: text().notNull(),
    /** The same salts sorted, aliases resolved: equal for medicines that may stand for each other. */
    compositionKey: text().notNull(),
    mrp: integer().notNull(),
    discountPercent: integer().notNull(),
    schedule: text({ enum: SCHEDULES }).notNull(),
    source: text().notNull(),
    priceBasis: text().notNull(),
    /** False once an import no longer lists it: old orders still name it. */
    sold: boolean().notNull().default(true),
  },
  (t) => [
    check('medicines_mrp', sql`${t.mrp} > 0`),
    check('medicines_discount', sql`${t.discountPercent} between 0 and 100`),
    index('medicines_same').on(t.compositionKey, t.form),
    index('medicines_prefix').on(sql`lower(${t.name}) text_pattern_ops`),
    index('medicines_search').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
  ],
)

/** Another name of a salt: spelling, abbreviation, INN against USAN. Both sides in lower case. */
export const saltAliases = pgTable('salt_aliases', {
  alias: text().primaryKey(),
  canonical: text().notNull(),
})

/**
 * Packs on the shelf; no row means none. Warehouse first: an order reads one warehouse only. The ids are no foreign
 * keys: checking them would cost three times as much as loading the 177,000 rows.
 */
export const stock = pgTable(
  'stock',
  { warehouseId: text().notNull(), medicineId: text().notNull(), packs: integer().notNull() },
  (t) => [primaryKey({ columns: [t.warehouseId, t.medicineId] }), check('stock_packs', sql`${t.packs} >= 0`)],
)

/** Who may verify an order, by registration number. */
export const pharmacists = pgTable('pharmacists', {
  registration: text().primaryKey(),
  name: text().notNull(),
})
