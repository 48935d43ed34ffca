import { distanceKm, reachOf, SERVICE_RADIUS_KM, type Warehouse } from '@dawadoot/domain/address/distance'
import { DEFAULT_WAREHOUSE_ID } from '@dawadoot/domain/cart/warehouse'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { written } from '../db/written.ts'
import { type LocatedAddress, type Place, placeOf } from './located-address.ts'

export type Service = {
  warehouseId: string
  /** The position is only roughly known: "we will confirm". */
  toBeConfirmed: boolean
}

export type Warehouses = readonly Warehouse[]

/** A warehouse as statements send it that read them all beside something else. */
export type WarehouseRow = [id: string, latitude: number, longitude: number]

/** All of them as one value: forty rows on every other call are work. */
export const allWarehouses = sql`(select json_agg(json_build_array(id, latitude, longitude)) from warehouses)`

export const toWarehouse = ([id, latitude, longitude]: WarehouseRow): Warehouse => ({
  id,
  geolocation: { latitude, longitude },
})

export const toWarehouses = (rows: readonly WarehouseRow[] | null): Warehouses =>
  (rows ?? []).map(toWarehouse)

const byDistance = (place: Place, all: Warehouses) =>
  all
    .map(({ id, geolocation }) => ({ id, km: distanceKm(place.geolocation, geolocation) }))
    .toSorted((a, b) => a.km - b.km || a.id.localeCompare(b.id))

/**
 * The warehouses that may serve a place, nearest first. Nobody is turned away for a position that is only roughly
 * known: then it is the nearest one, or the fixed one, until somebody has asked.
 */
const serving = (place: Place | undefined, all: Warehouses): string[] => {
  if (!place) return all.flatMap(({ id }) => (id === DEFAULT_WAREHOUSE_ID ? [id] : []))
  const near = byDistance(place, all)
  const within = near.filter(({ km }) => km <= SERVICE_RADIUS_KM)
  const asked = within.length > 0 || place.certain ? within : near.slice(0, 1)
  return asked.map(({ id }) => id)
}

/** Who delivers to an address; undefined when no warehouse is within 5 km of it. */
export const findService = (all: Warehouses, located: LocatedAddress): Service | undefined => {
  const place = placeOf(located)
  const [warehouseId] = serving(place, all)
  return warehouseId === undefined
    ? undefined
    : { warehouseId, toBeConfirmed: reachOf(place, all) === 'unconfirmed' }
}

/** The one warehouse `id` as a value beside others; null when there is none. */
export const warehouseOf = (id: SQL) =>
  sql`(select json_build_array(id, latitude, longitude) from warehouses where id = ${id})`

const everyWarehouse = written<{ warehouses: WarehouseRow[] | null }>(
  sql`select ${allWarehouses} as warehouses`,
)

/**
 * Whether an order from this warehouse may go to the address: more than one can be near enough. The others are only
 * asked for when it depends on them: a place that is roughly known has the nearest one, however far it is.
 */
export const mayServe = async (db: Db, warehouse: Warehouse, place: Place | undefined): Promise<boolean> => {
  const alone = serving(place, [warehouse]).length > 0
  if (!place || place.certain || !alone) return alone
  if (distanceKm(place.geolocation, warehouse.geolocation) <= SERVICE_RADIUS_KM) return true
  const [row] = await everyWarehouse(db, {})
  return serving(place, toWarehouses(row?.warehouses ?? null)).includes(warehouse.id)
}
