import type { OrderAddress, PaymentMode } from '@dawadoot/domain/order/order'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { written } from '../db/written.ts'
import type { KeyedRequest } from '../idempotency/claim-key.ts'
import { isHeldIn, isLockTimeout, isOvertaken, isPersonGone } from '../web/database-failure.ts'
import { problem } from '../web/problem.ts'
import { textJob } from './text-job.ts'

export type NewOrder = {
  id: string
  userId: string
  prescriptionId: string
  turn: number
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
const userId = sql`${sql.placeholder('userId')}`
const warehouseId = sql`${sql.placeholder('warehouseId')}`
const placedAt = sql`${sql.placeholder('placedAt')}::timestamptz`

/**
 * The key comes first, then the shelves in order of the ids, then all that is nobody else's: whoever waits for another
 * order holds nothing that the other one waits for. The division at the end undoes it all when not all lines found
 * their packs; a key or a turn that somebody else has, and rows that are gone, do so by themselves.
 */
const wrote = written(sql`
  with claimed as (
    insert into idempotency_keys (owner, operation, key, request_hash, status, answer, created_at)
    values (${userId}, ${sql.placeholder('operation')}, ${sql.placeholder('key')},
      ${sql.placeholder('requestHash')}, ${sql.placeholder('answerStatus')},
      ${sql.placeholder('answer')}::jsonb, ${placedAt})
    returning key),
  lined as (
    insert into order_lines (order_id, medicine_id, name, pack, quantity, mrp, price, added_by_customer,
      in_place_of, n)
    select ${id}::text, medicine_id, name, pack, quantity, mrp, price, added, in_place_of, n - 1
    from claimed, unnest(${sql.placeholder('medicineIds')}::text[], ${sql.placeholder('names')}::text[],
      ${sql.placeholder('packs')}::text[], ${sql.placeholder('quantities')}::int[],
      ${sql.placeholder('mrps')}::int[], ${sql.placeholder('prices')}::int[],
      ${sql.placeholder('added')}::boolean[], ${sql.placeholder('inPlaceOf')}::text[]) with ordinality
      as line (medicine_id, name, pack, quantity, mrp, price, added, in_place_of, n)
    order by medicine_id
    returning medicine_id, quantity),
  taken as (
    update stock set packs = packs - lined.quantity from lined
    where warehouse_id = ${warehouseId} and stock.medicine_id = lined.medicine_id and packs >= lined.quantity
    returning stock.medicine_id),
  placed as (
    insert into orders (id, user_id, prescription_id, turn, address_id, warehouse_id, deliver_to, customer_name,
      payment_mode, subtotal, total, status, placed_at, estimated_at)
    values (${id}, ${userId}, ${sql.placeholder('prescriptionId')}, ${sql.placeholder('turn')},
      ${sql.placeholder('addressId')}, ${warehouseId}, ${sql.placeholder('deliverTo')}::jsonb,
      ${sql.placeholder('customerName')}, ${sql.placeholder('paymentMode')}, ${sql.placeholder('subtotal')},
      ${sql.placeholder('total')}, 'confirmed', ${placedAt}, ${sql.placeholder('estimatedAt')})),
  told as (
    insert into order_events (order_id, n, status, at, by)
    values (${id}, 0, 'confirmed', ${placedAt}, 'customer')),
  queued as (
    insert into jobs (id, kind, payload, status, attempts, lease_until, run_at, created_at)
    values (${sql.placeholder('textId')}, ${sql.placeholder('textKind')}, ${sql.placeholder('text')}::jsonb,
      ${sql.placeholder('textStatus')}, ${sql.placeholder('textAttempts')}, ${sql.placeholder('textLease')},
      ${placedAt}, ${placedAt}))
  select 1 / (count(*) = ${sql.placeholder('lines')}::int)::int as done from taken`)

/** What a claim waits for while somebody else is placing the same order, or another one for the prescription. */
const OF_THE_CLAIM = ['idempotency_keys_owner_operation_key_pk', 'orders_turn']

/**
 * Writes an order with its key and the answer to it, its lines, its first event and the text message that it causes,
 * and takes its packs off the shelves: in one statement, which is all of the transaction. False when something that it
 * was judged by is no longer so, and then nothing of it is written: look again. Throws `request_in_progress`.
 */
export const writeOrder = async (
  db: Db,
  keyed: KeyedRequest,
  answer: { status: number; answer: { orderId: string } },
  order: NewOrder,
): Promise<boolean> => {
  const text = textJob(order.id, 'confirmed', order.placedAt)
  const { lines, ...head } = order
  try {
    await wrote(db, {
      ...keyed,
      ...head,
      answerStatus: answer.status,
      answer: JSON.stringify(answer.answer),
      deliverTo: JSON.stringify(order.deliverTo),
      lines: lines.length,
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
    return true
  } catch (error) {
    if (isOvertaken(error) && !isPersonGone(error)) return false
    if (isLockTimeout(error) && isHeldIn(error, OF_THE_CLAIM))
      throw problem('request_in_progress', { retryAfter: 1 })
    throw error
  }
}
