import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { onShelf, type ShelfRow, type ShelvedMedicine } from '../medicines/shelf.ts'
import type { Place } from '../places/located-address.ts'
import { placeOf } from '../places/located-address.ts'
import {
  allWarehouses,
  toWarehouses,
  type WarehouseRow,
  type Warehouses,
} from '../places/serving-warehouse.ts'
import type { DeliveredAddress } from './deliver-to.ts'
import type { OrderRequest } from './order-request.ts'

type Point = { latitude: number; longitude: number }
type AddressNow = DeliveredAddress & { id: string; latitude: number | null; longitude: number | null }

type Row = {
  openOrderId: string | null
  read: string[]
  located: {
    address: AddressNow
    hospital: Point | null
    centroid: (Point & { confidence: 'high' | 'medium' | 'low' }) | null
  } | null
  warehouses: WarehouseRow[] | null
  shelves: ShelfRow[] | null
}

/** Everything an order is judged by, as it stands now. */
export type Surroundings = {
  /** Another open order for the prescription. */
  openOrderId: string | undefined
  /** Medicines that were read from the paper, with the other readings that the customer may have chosen. */
  read: ReadonlySet<string>
  /** Undefined when the person has no such address. */
  delivery: { address: AddressNow; place: Place | undefined } | undefined
  warehouses: Warehouses
  /** The medicines that are ordered or named, with the packs of those that are ordered. */
  shelves: ReadonlyMap<string, ShelvedMedicine>
}

/**
 * Reads everything that an order is judged by in one statement, and holds the shelves of the ordered medicines until
 * the transaction ends, in order of the ids, so that no two orders wait for each other. Asked once the prescription is
 * held: only then an order that was placed meanwhile is seen.
 */
export const lookAround = async (tx: Db, userId: string, request: OrderRequest): Promise<Surroundings> => {
  const { prescriptionId, addressId, warehouseId } = request
  const ordered = request.claim.lines.map(({ medicineId }) => medicineId)
  const named = [...new Set([...ordered, ...request.inPlaceOf.values()])]
  const { rows } = await tx.execute<Row>(sql`
    with shelf as materialized (
      select medicine_id, packs from stock
      where warehouse_id = ${warehouseId} and medicine_id = any(${sql.param(ordered)}::text[])
      order by medicine_id for no key update)
    select
      (select id from orders where prescription_id = ${prescriptionId}
        and status not in ('delivered', 'cancelled') limit 1) as "openOrderId",
      array(select unnest(array_append(candidates, medicine_id)) from prescription_lines
        where prescription_id = ${prescriptionId}) as read,
      (select json_build_object(
          'address', json_build_object('id', a.id, 'deliveryType', a.delivery_type, 'userName', a.user_name,
            'userContact', a.user_contact, 'name', a.name, 'address', a.address, 'houseNo', a.house_no,
            'district', a.district, 'state', a.state, 'pincode', a.pincode,
            'latitude', a.latitude, 'longitude', a.longitude),
          'hospital', case when h.id is not null then
            json_build_object('latitude', h.latitude, 'longitude', h.longitude) end,
          'centroid', case when p.pincode is not null then
            json_build_object('latitude', p.latitude, 'longitude', p.longitude, 'confidence', p.confidence) end)
        from addresses a
          left join hospitals h on h.id = a.hospital_id
          left join pincodes p on p.pincode = a.pincode
        where a.id = ${addressId} and a.user_id = ${userId}) as located,
      ${allWarehouses} as warehouses,
      (select json_agg(json_build_object('id', m.id, 'name', m.name, 'form', m.form, 'pack', m.pack,
          'unitsPerPack', m.units_per_pack, 'composition', m.composition, 'compositionKey', m.composition_key,
          'schedule', m.schedule, 'mrp', m.mrp, 'discountPercent', m.discount_percent, 'sold', m.sold,
          'packs', coalesce(s.packs, 0)))
        from medicines m left join shelf s on s.medicine_id = m.id
        where m.id = any(${sql.param(named)}::text[])) as shelves`)
  const [row] = rows
  if (!row) throw new Error('a statement that always gives a row gave none')
  const { located } = row
  return {
    openOrderId: row.openOrderId ?? undefined,
    read: new Set(row.read),
    delivery: located ? { address: located.address, place: placeOf(located) } : undefined,
    warehouses: toWarehouses(row.warehouses),
    shelves: new Map((row.shelves ?? []).map((shelf) => [shelf.id, onShelf(shelf)])),
  }
}
