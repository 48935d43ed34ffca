import type { OrderAddress, PaymentMode } from '@dawadoot/domain/order/order'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { written } from '../db/written.ts'
import type { KeyedRequest } from '../idempotency/claim-key.ts'
import {
  isHeldIn,
  isLockTimeout,
  isOvertaken,
  isPassingFailure,
  isPersonGone,
} from '../web/database-failure.ts'
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

/**
 * The keys come first, then the shelves in order of the ids, then all that is nobody else's: whoever waits for another
 * order holds nothing that the other one waits for. The division at the end undoes it all when not all shelves had
 * their packs; a key or a turn that somebody else has, and rows that are gone, do so by themselves.
 */
const wrote = written(sql`
  with asked as (
    select * from json_to_recordset(${sql.placeholder('orders')}::json) as asked (
      owner text, operation text, key text, "requestHash" text, status int, answer jsonb,
      id text, "prescriptionId" text, turn int, "addressId" text, "warehouseId" text, "deliverTo" jsonb,
      "customerName" text, "paymentMode" text, subtotal bigint, total bigint, "placedAt" timestamptz,
      "estimatedAt" timestamptz, "textLease" timestamptz, lines json, text json)),
  claimed as (
    insert into idempotency_keys (owner, operation, key, request_hash, status, answer, created_at)
    select owner, operation, key, "requestHash", status, answer, "placedAt" from asked order by owner, key
    returning key),
  taken as (
    update stock set packs = stock.packs - wanted.packs
    from (
      select * from json_to_recordset(${sql.placeholder('shelves')}::json)
        as wanted ("warehouseId" text, "medicineId" text, packs int)
      where (select count(*) from claimed) > 0
      order by "warehouseId", "medicineId") as wanted
    where stock.warehouse_id = wanted."warehouseId" and stock.medicine_id = wanted."medicineId"
      and stock.packs >= wanted.packs
    returning stock.medicine_id),
  placed as (
    insert into orders (id, user_id, prescription_id, turn, address_id, warehouse_id, deliver_to, customer_name,
      payment_mode, subtotal, total, status, placed_at, estimated_at)
    select id, owner, "prescriptionId", turn, "addressId", "warehouseId", "deliverTo", "customerName",
      "paymentMode", subtotal, total, 'confirmed', "placedAt", "estimatedAt"
    from asked order by "prescriptionId"),
  lined as (
    insert into order_lines (order_id, n, medicine_id, name, pack, quantity, mrp, price, added_by_customer,
      in_place_of)
    select id, line.n - 1, "medicineId", name, pack, quantity, mrp, price, "addedByCustomer", "inPlaceOf"
    from asked, rows from (json_to_recordset(asked.lines) as ("medicineId" text, name text, pack text,
      quantity int, mrp int, price int, "addedByCustomer" boolean, "inPlaceOf" text)) with ordinality as line
      ("medicineId", name, pack, quantity, mrp, price, "addedByCustomer", "inPlaceOf", n)),
  told as (
    insert into order_events (order_id, n, status, at, by)
    select id, 0, 'confirmed', "placedAt", 'customer' from asked),
  queued as (
    insert into jobs (id, kind, payload, status, attempts, lease_until, run_at, created_at)
    select text->>'id', text->>'kind', (text->'payload')::jsonb,
      case when "textLease" is null then 'waiting' else 'running' end,
      case when "textLease" is null then 0 else 1 end, "textLease", "placedAt", "placedAt"
    from asked)
  select 1 / (count(*) = ${sql.placeholder('shelfCount')}::int)::int as done from taken`)

/** What a claim waits for while somebody else is placing the same order, or another one for the prescription. */
const OF_THE_CLAIM = ['idempotency_keys_owner_operation_key_pk', 'orders_turn']

/** An order that has been judged, with the key that it answers to. */
type Judged = {
  keyed: KeyedRequest
  answer: { status: number; answer: { orderId: string } }
  order: NewOrder
}

/** What the orders take off each shelf. */
const shelvesOf = (orders: readonly NewOrder[]) => {
  const shelves = new Map<string, { warehouseId: string; medicineId: string; packs: number }>()
  for (const { warehouseId, lines } of orders)
    for (const { medicineId, quantity } of lines) {
      const id = `${warehouseId} ${medicineId}`
      const packs = (shelves.get(id)?.packs ?? 0) + quantity
      shelves.set(id, { warehouseId, medicineId, packs })
    }
  return [...shelves.values()]
}

const writeAll = async (db: Db, all: readonly Judged[]): Promise<void> => {
  const shelves = shelvesOf(all.map(({ order }) => order))
  const rows = all.map(({ keyed, answer, order }) => ({
    ...keyed,
    ...answer,
    ...order,
    text: textJob(order.id, 'confirmed', order.placedAt),
  }))
  await wrote(db, {
    orders: JSON.stringify(rows),
    shelves: JSON.stringify(shelves),
    shelfCount: shelves.length,
  })
}

/** Whether it is written: not when something that it was judged by is no longer so. */
const writeAlone = async ({ lend }: Pick<Database, 'lend'>, judged: Judged): Promise<boolean> => {
  try {
    await lend((db) => writeAll(db, [judged]))
    return true
  } catch (error) {
    if (isOvertaken(error) && !isPersonGone(error)) return false
    if (isLockTimeout(error) && isHeldIn(error, OF_THE_CLAIM))
      throw problem('request_in_progress', { retryAfter: 1 })
    throw error
  }
}

/** True when it is the database that failed, for whatever had been asked of it. */
const isOfTheDatabase = (error: unknown): boolean =>
  isPassingFailure(error) && !isOvertaken(error) && !isLockTimeout(error)

export type WriteOrder = (judged: Judged) => Promise<boolean>

/**
 * Writes an order with its key and the answer to it, its lines, its first event and the text message that it causes,
 * and takes its packs off the shelves: in one statement, which is all of the transaction. Where many order at once it
 * is one statement for several of them; when one of those cannot be written, each is written alone. False when
 * something that the order was judged by is no longer so, and then nothing of it is written: look again. Throws
 * `request_in_progress`.
 */
export const createWriteOrder = (database: Pick<Database, 'lend'>): WriteOrder => {
  const writeTogether = inBatches(async (all: readonly Judged[]): Promise<(boolean | 'alone')[]> => {
    const [first, ...others] = all
    if (first && others.length === 0) return [await writeAlone(database, first)]
    try {
      await database.lend((db) => writeAll(db, all))
      return all.map(() => true)
    } catch (error) {
      if (isOfTheDatabase(error)) throw error
      return all.map(() => 'alone')
    }
  })
  return async (judged) => {
    const together = await writeTogether(judged)
    return together === 'alone' ? writeAlone(database, judged) : together
  }
}
