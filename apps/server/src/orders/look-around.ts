import type { Warehouse } from '@dawadoot/domain/address/distance'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { written } from '../db/written.ts'
import { sessionColumns, sessionOf, type SessionRow } from '../auth/sessions.ts'
import { hashToken } from '../auth/token.ts'
import { shelfOf, type ShelfValues, type ShelvedMedicine, toShelf } from '../medicines/shelf.ts'
import {
  type LocatedAddress,
  locatedOf,
  type Place,
  placeOf,
  type SavedAddress,
} from '../places/located-address.ts'
import { toWarehouse, type WarehouseRow, warehouseOf } from '../places/serving-warehouse.ts'
import type { OrderRequest } from './order-request.ts'

type Row = SessionRow & {
  earlier: [requestHash: string, answer: unknown] | null
  prescribed: true | null
  turn: number
  openOrderId: string | null
  read: string[]
  located: LocatedAddress | null
  warehouse: WarehouseRow | null
  shelf: ShelfValues[] | null
}

/** Everything an order is judged by, as it stands now. */
type Surroundings = {
  /** Whose order it is, whether the session lives or not. */
  session: SessionRow
  /** What was answered to the key of this order. */
  earlier: { requestHash: string; answer: unknown } | undefined
  /** False when the person has no such prescription. */
  prescribed: boolean
  /** The number of the next order for it. */
  turn: number
  /** Another open order for the prescription. */
  openOrderId: string | undefined
  /** Medicines that were read from the paper, with the other readings that the customer may have chosen. */
  read: ReadonlySet<string>
  /** Undefined when the person has no such address. */
  delivery: { address: SavedAddress; place: Place | undefined } | undefined
  /** Undefined when there is no such warehouse. */
  warehouse: Warehouse | undefined
  /** The medicines that are ordered or named. */
  shelves: ReadonlyMap<string, ShelvedMedicine>
}

/** The call whose idempotency keys are looked up here and claimed with the order. */
export const OPERATION = 'createOrder'

const owner = sql.raw('s.user_id')
const prescriptionId = sql.raw('asked.prescription_id')

const wantedIds = sql`array(
  select wanted.id from unnest(${sql.placeholder('wantedBy')}::int[], ${sql.placeholder('wanted')}::text[])
    as wanted (by, id)
  where wanted.by = asked.n)`

/**
 * One row for each who asked and has a session, with whose turn it was. No `exists`: for many at once PostgreSQL
 * reads the whole of a table with some hundred rows to answer it.
 */
const around = written<Row & { n: number }>(sql`
  select asked.n::int as n, ${sessionColumns},
    (select json_build_array(request_hash, answer) from idempotency_keys
      where owner = ${owner} and operation = ${sql.placeholder('operation')} and key = asked.key) as earlier,
    (select true from prescriptions where id = ${prescriptionId} and user_id = ${owner}) as prescribed,
    coalesce((select max(turn) from orders where prescription_id = ${prescriptionId}) + 1, 0) as turn,
    (select id from orders where prescription_id = ${prescriptionId}
      and status not in ('delivered', 'cancelled') limit 1) as "openOrderId",
    array(select unnest(array_append(candidates, medicine_id)) from prescription_lines
      where prescription_id = ${prescriptionId}) as read,
    ${locatedOf(owner, sql.raw('asked.address_id'))} as located,
    ${warehouseOf(sql.raw('asked.warehouse_id'))} as warehouse,
    ${shelfOf({ warehouseId: sql.raw('asked.warehouse_id'), ids: wantedIds })} as shelf
  from unnest(${sql.placeholder('hashes')}::text[], ${sql.placeholder('keys')}::text[],
      ${sql.placeholder('prescriptionIds')}::text[], ${sql.placeholder('addressIds')}::text[],
      ${sql.placeholder('warehouseIds')}::text[])
    with ordinality as asked (hash, key, prescription_id, address_id, warehouse_id, n),
    ${sessionOf(sql.raw('asked.hash'))}`)

type Asked = {
  caller: { token: string; key: string }
  request: OrderRequest
}

const toSurroundings = (row: Row): Surroundings => {
  const { earlier, turn, located } = row
  return {
    session: row,
    earlier: earlier ? { requestHash: earlier[0], answer: earlier[1] } : undefined,
    prescribed: row.prescribed ?? false,
    turn,
    openOrderId: row.openOrderId ?? undefined,
    read: new Set(row.read),
    delivery: located ? { address: located.address, place: placeOf(located) } : undefined,
    warehouse: row.warehouse ? toWarehouse(row.warehouse) : undefined,
    shelves: toShelf(row.shelf),
  }
}

const lookForAll = async (db: Db, all: readonly Asked[]): Promise<(Surroundings | undefined)[]> => {
  const wanted = all.flatMap(({ request }, at) => {
    const ordered = request.claim.lines.map(({ medicineId }) => medicineId)
    return [...new Set([...ordered, ...request.inPlaceOf.values()])].map((id) => ({ by: at + 1, id }))
  })
  const rows = await around(db, {
    hashes: all.map(({ caller }) => hashToken(caller.token)),
    operation: OPERATION,
    keys: all.map(({ caller }) => caller.key),
    prescriptionIds: all.map(({ request }) => request.prescriptionId),
    addressIds: all.map(({ request }) => request.addressId),
    warehouseIds: all.map(({ request }) => request.warehouseId),
    wantedBy: wanted.map(({ by }) => by),
    wanted: wanted.map(({ id }) => id),
  })
  const found = new Map(rows.map((row) => [row.n, row]))
  return all.map((_, at) => {
    const row = found.get(at + 1)
    return row && toSurroundings(row)
  })
}

export type LookAround = (caller: Asked['caller'], request: OrderRequest) => Promise<Surroundings | undefined>

/**
 * Reads everything that an order is judged by in one statement, all of one moment: who orders as well, which spares
 * asking for that alone. Where many order at once it is one statement for several of them. Undefined when nobody has
 * such a token. Nothing of it is held: what is written because of it has to see for itself that it still holds.
 */
export const createLookAround = ({ lend }: Pick<Database, 'lend'>): LookAround => {
  const look = inBatches((all: readonly Asked[]) => lend((db) => lookForAll(db, all)))
  return (caller, request) => look({ caller, request })
}
