import { PAYMENT_MODES } from '@dawadoot/domain/order/order'
import type { Batch } from '@dawadoot/domain/order/pack'
import type { OrderAddress } from '@dawadoot/domain/order/order'
import { ORDER_STATUSES } from '@dawadoot/domain/order/status'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'
import { addresses, users } from './people.ts'
import { prescriptions } from './prescriptions.ts'
import { pharmacists } from './shop.ts'

/** Amounts in paise. What was promised is copied here: later prices and addresses do not change an order. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** Null once the person has deleted their data: what was sold has to be kept, who bought it has not. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    prescriptionId: text()
      .notNull()
      .references(() => prescriptions.id),
    /**
     * How many orders for the prescription were known when this one was placed: of two that know of as many, neither
     * knows of the other, and only one of them comes about. Null for orders of before this was counted.
     */
    turn: integer(),
    addressId: text().references(() => addresses.id, { onDelete: 'set null' }),
    /** No foreign key: every order would lock the same few rows, which costs a third of the transaction. */
    warehouseId: text().notNull(),
    deliverTo: jsonb().$type<OrderAddress>().notNull(),
    customerName: text(),
    paymentMode: text({ enum: PAYMENT_MODES }).notNull(),
    /** A hundred lines of ten of the dearest packs pass what 32 bits hold. */
    subtotal: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    verifiedBy: text().references(() => pharmacists.registration),
    placedAt: moment().notNull(),
    estimatedAt: moment(),
    /** When it was delivered or cancelled. */
    endedAt: moment(),
  },
  (t) => [
    check('orders_amounts', sql`${t.total} >= 0 and ${t.subtotal} >= ${t.total}`),
    index().on(t.userId, t.placedAt.desc()),
    uniqueIndex('orders_turn').on(t.prescriptionId, t.turn),
    index('orders_open')
      .on(t.placedAt)
      .where(sql`${t.status} not in ('delivered', 'cancelled')`),
  ],
)

const orderId = () =>
  text()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: orderId(),
    n: integer().notNull(),
    /** No foreign keys to medicines, as to warehouses: medicines are withdrawn, never deleted. */
    medicineId: text().notNull(),
    name: text().notNull(),
    pack: text().notNull(),
    quantity: integer().notNull(),
    mrp: integer().notNull(),
    price: integer().notNull(),
    /** Not read from the prescription. */
    addedByCustomer: boolean().notNull(),
    /** The medicine that the prescription named, when this one stands in its place. */
    inPlaceOf: text(),
    /** What the packs show that were put in; null until then. */
    batches: jsonb().$type<readonly Batch[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.n] }),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 10`),
    check('order_lines_price', sql`${t.price} >= 0 and ${t.mrp} >= ${t.price}`),
  ],
)

/** What happened to an order. `verified` is the pharmacist's word and no status of the order. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: orderId(),
    n: integer().notNull(),
    status: text({ enum: [...ORDER_STATUSES, 'verified'] }).notNull(),
    at: moment().notNull(),
    by: text({ enum: ['customer', 'operations', 'demo'] }).notNull(),
    pharmacist: text().references(() => pharmacists.registration),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.n] })],
)
