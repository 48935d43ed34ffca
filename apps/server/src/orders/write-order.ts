import type { OrderAddress, PaymentMode } from '@dawadoot/domain/order/order'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { written } from '../db/written.ts'
import { textJob } from './text-job.ts'

export type NewOrder = {
  id: string
  userId: string
  prescriptionId: string
  addressId: string
  warehouseId: string
  deliverTo: OrderAddress
  customerName: string | null
  paymentMode: PaymentMode
  /** In paise. */
  subtotal: number
  total: number
  placedAt: Date
  estimatedAt: Date
  /** Until when somebody is about to send the text message; undefined when it is to wait in the queue. */
  textLease: Date | undefined
  lines: readonly {
    medicineId: string
    name: string
    pack: string
    quantity: number
    mrp: number
    price: number
    addedByCustomer: boolean
    inPlaceOf: string | null
  }[]
}

const id = sql`${sql.placeholder('id')}`
const warehouseId = sql`${sql.placeholder('warehouseId')}`
const placedAt = sql`${sql.placeholder('placedAt')}::timestamptz`

const wrote = written<{ taken: number }>(sql`
  with placed as (
    insert into orders (id, user_id, prescription_id, address_id, warehouse_id, deliver_to, customer_name,
      payment_mode, subtotal, total, status, placed_at, estimated_at)
    values (${id}, ${sql.placeholder('userId')}, ${sql.placeholder('prescriptionId')},
      ${sql.placeholder('addressId')}, ${warehouseId}, ${sql.placeholder('deliverTo')}::jsonb,
      ${sql.placeholder('customerName')}, ${sql.placeholder('paymentMode')}, ${sql.placeholder('subtotal')},
      ${sql.placeholder('total')}, 'confirmed', ${placedAt}, ${sql.placeholder('estimatedAt')})),
  lined as (
    insert into order_lines (order_id, medicine_id, name, pack, quantity, mrp, price, added_by_customer,
      in_place_of, n)
    select ${id}::text, medicine_id, name, pack, quantity, mrp, price, added, in_place_of, n - 1
    from unnest(${sql.placeholder('medicineIds')}::text[], ${sql.placeholder('names')}::text[],
      ${sql.placeholder('packs')}::text[], ${sql.placeholder('quantities')}::int[],
      ${sql.placeholder('mrps')}::int[], ${sql.placeholder('prices')}::int[],
      ${sql.placeholder('added')}::boolean[], ${sql.placeholder('inPlaceOf')}::text[]) with ordinality
      as line (medicine_id, name, pack, quantity, mrp, price, added, in_place_of, n)
    returning medicine_id, quantity),
  told as (
    insert into order_events (order_id, n, status, at, by)
    values (${id}, 0, 'confirmed', ${placedAt}, 'customer')),
  queued as (
    insert into jobs (id, kind, payload, status, attempts, lease_until, run_at, created_at)
    values (${sql.placeholder('textId')}, ${sql.placeholder('textKind')}, ${sql.placeholder('text')}::jsonb,
      ${sql.placeholder('textStatus')}, ${sql.placeholder('textAttempts')}, ${sql.placeholder('textLease')},
      ${placedAt}, ${placedAt})),
  taken as (
    update stock set packs = packs - lined.quantity from lined
    where warehouse_id = ${warehouseId} and stock.medicine_id = lined.medicine_id and packs >= lined.quantity
    returning stock.medicine_id)
  select count(*)::int as taken from taken`)

/**
 * Writes an order with its lines, its first event and the text message that it causes, and takes its packs off the
 * shelves that the caller holds, in one statement. False when a shelf does not hold as many: then the transaction must
 * not be kept.
 */
export const writeOrder = async (tx: Db, order: NewOrder): Promise<boolean> => {
  const text = textJob(order.id, 'confirmed', order.placedAt)
  const { lines, ...head } = order
  const [row] = await wrote(tx, {
    ...head,
    deliverTo: JSON.stringify(order.deliverTo),
    medicineIds: lines.map(({ medicineId }) => medicineId),
    names: lines.map(({ name }) => name),
    packs: lines.map(({ pack }) => pack),
    quantities: lines.map(({ quantity }) => quantity),
    mrps: lines.map(({ mrp }) => mrp),
    prices: lines.map(({ price }) => price),
    added: lines.map(({ addedByCustomer }) => addedByCustomer),
    inPlaceOf: lines.map(({ inPlaceOf }) => inPlaceOf),
    placedAt: order.placedAt.toISOString(),
    estimatedAt: order.estimatedAt.toISOString(),
    textId: text.id,
    textKind: text.kind,
    text: JSON.stringify(text.payload),
    textStatus: order.textLease ? 'running' : 'waiting',
    textAttempts: order.textLease ? 1 : 0,
    textLease: order.textLease?.toISOString() ?? null,
  })
  return row?.taken === lines.length
}
