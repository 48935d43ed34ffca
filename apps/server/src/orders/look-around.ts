import type { Warehouse } from '@dawadoot/domain/address/distance'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { written } from '../db/written.ts'
import { sessionColumns, sessionOf, type SessionRow } from '../auth/sessions.ts'
import { hashToken } from '../auth/token.ts'
import { shelf, type ShelfValues, type ShelvedMedicine, toShelf } from '../medicines/shelf.ts'
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
  prescribed: boolean
  turn: number
  openOrderId: string | null
  read: string[]
  located: LocatedAddress | null
  warehouse: WarehouseRow | null
  shelf: ShelfValues[] | null
}

/** Everything an order is judged by, as it stands now. */
export type Surroundings = {
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

const owner = sql.raw('s.user_id')
const prescriptionId = sql`${sql.placeholder('prescriptionId')}`

const around = written<Row>(sql`
  select ${sessionColumns},
    (select json_build_array(request_hash, answer) from idempotency_keys
      where owner = ${owner} and operation = ${sql.placeholder('operation')}
        and key = ${sql.placeholder('key')}) as earlier,
    exists (select from prescriptions where id = ${prescriptionId} and user_id = ${owner}) as prescribed,
    coalesce((select max(turn) from orders where prescription_id = ${prescriptionId}) + 1, 0) as turn,
    (select id from orders where prescription_id = ${prescriptionId}
      and status not in ('delivered', 'cancelled') limit 1) as "openOrderId",
    array(select unnest(array_append(candidates, medicine_id)) from prescription_lines
      where prescription_id = ${prescriptionId}) as read,
    ${locatedOf(owner, sql`${sql.placeholder('addressId')}`)} as located,
    ${warehouseOf(sql`${sql.placeholder('warehouseId')}`)} as warehouse,
    ${shelf} as shelf
  from ${sessionOf(sql`${sql.placeholder('hash')}`)}`)

/**
 * Reads everything that an order is judged by in one statement, all of one moment: who orders as well, which spares
 * asking for that alone. Undefined when nobody has such a token. Nothing of it is held: what is written because of it
 * has to see for itself that it still holds.
 */
export const lookAround = async (
  db: Db,
  { token, operation, key }: { token: string; operation: string; key: string },
  request: OrderRequest,
): Promise<Surroundings | undefined> => {
  const ordered = request.claim.lines.map(({ medicineId }) => medicineId)
  const [row] = await around(db, {
    hash: hashToken(token),
    operation,
    key,
    prescriptionId: request.prescriptionId,
    addressId: request.addressId,
    warehouseId: request.warehouseId,
    ids: [...new Set([...ordered, ...request.inPlaceOf.values()])],
  })
  if (!row) return undefined
  const { earlier, prescribed, turn, located } = row
  return {
    session: row,
    earlier: earlier ? { requestHash: earlier[0], answer: earlier[1] } : undefined,
    prescribed,
    turn,
    openOrderId: row.openOrderId ?? undefined,
    read: new Set(row.read),
    delivery: located ? { address: located.address, place: placeOf(located) } : undefined,
    warehouse: row.warehouse ? toWarehouse(row.warehouse) : undefined,
    shelves: toShelf(row.shelf),
  }
}
