import type { Warehouse } from '@dawadoot/domain/address/distance'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { written } from '../db/written.ts'
import { type ShelfValues, shelfValues, type ShelvedMedicine, toShelf } from '../medicines/shelf.ts'
import {
  type LocatedAddress,
  locatedOf,
  type Place,
  placeOf,
  type SavedAddress,
} from '../places/located-address.ts'
import { toWarehouse, type WarehouseRow, warehouseOf } from '../places/serving-warehouse.ts'
import type { OrderRequest } from './order-request.ts'

type Row = {
  openOrderId: string | null
  read: string[]
  located: LocatedAddress | null
  warehouse: WarehouseRow | null
  shelves: ShelfValues[] | null
}

/** Everything an order is judged by, as it stands now. */
export type Surroundings = {
  /** Another open order for the prescription. */
  openOrderId: string | undefined
  /** Medicines that were read from the paper, with the other readings that the customer may have chosen. */
  read: ReadonlySet<string>
  /** Undefined when the person has no such address. */
  delivery: { address: SavedAddress; place: Place | undefined } | undefined
  /** Undefined when there is no such warehouse. */
  warehouse: Warehouse | undefined
  /** The medicines that are ordered or named, with the packs of those that are ordered. */
  shelves: ReadonlyMap<string, ShelvedMedicine>
}

const userId = sql`${sql.placeholder('userId')}`
const prescriptionId = sql`${sql.placeholder('prescriptionId')}`

const around = written<Row>(sql`
  with shelf as materialized (
    select medicine_id, packs from stock
    where warehouse_id = ${sql.placeholder('warehouseId')}
      and medicine_id = any(${sql.placeholder('ordered')}::text[])
    order by medicine_id for no key update)
  select
    (select id from orders where prescription_id = ${prescriptionId}
      and status not in ('delivered', 'cancelled') limit 1) as "openOrderId",
    array(select unnest(array_append(candidates, medicine_id)) from prescription_lines
      where prescription_id = ${prescriptionId}) as read,
    ${locatedOf(userId, sql`${sql.placeholder('addressId')}`)} as located,
    ${warehouseOf(sql`${sql.placeholder('warehouseId')}`)} as warehouse,
    (select json_agg(${shelfValues(sql`coalesce(s.packs, 0)`)})
      from medicines m left join shelf s on s.medicine_id = m.id
      where m.id = any(${sql.placeholder('named')}::text[])) as shelves`)

/**
 * Reads everything that an order is judged by in one statement, and holds the shelves of the ordered medicines until
 * the transaction ends, in order of the ids, so that no two orders wait for each other. Sent once the prescription is
 * held, or right behind the statement that holds it: only then an order that was placed meanwhile is seen.
 */
export const lookAround = async (tx: Db, ownerId: string, request: OrderRequest): Promise<Surroundings> => {
  const ordered = request.claim.lines.map(({ medicineId }) => medicineId)
  const [row] = await around(tx, {
    userId: ownerId,
    prescriptionId: request.prescriptionId,
    addressId: request.addressId,
    warehouseId: request.warehouseId,
    ordered,
    named: [...new Set([...ordered, ...request.inPlaceOf.values()])],
  })
  if (!row) throw new Error('a statement that always gives a row gave none')
  const { located } = row
  return {
    openOrderId: row.openOrderId ?? undefined,
    read: new Set(row.read),
    delivery: located ? { address: located.address, place: placeOf(located) } : undefined,
    warehouse: row.warehouse ? toWarehouse(row.warehouse) : undefined,
    shelves: toShelf(row.shelves),
  }
}
