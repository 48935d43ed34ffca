import type { Geolocation, Reach } from './address.ts'

/** Kilometres from a warehouse within which we deliver. */
export const SERVICE_RADIUS_KM = 5

const EARTH_RADIUS_KM = 6371.0088
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export const distanceKm = (a: Geolocation, b: Geolocation): number => {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

export type Warehouse = { id: string; geolocation: Geolocation }

/** The nearest warehouse that is within reach, if any. */
export const warehouseInReach = <W extends Warehouse>(
  place: Geolocation,
  warehouses: readonly W[],
): W | undefined => {
  let nearest: { warehouse: W; km: number } | undefined
  for (const warehouse of warehouses) {
    const km = distanceKm(place, warehouse.geolocation)
    if (km <= SERVICE_RADIUS_KM && (!nearest || km < nearest.km)) nearest = { warehouse, km }
  }
  return nearest?.warehouse
}

/** `certain` is false when the place is only a low-confidence centroid: then nobody is turned away unasked. */
export const reachOf = (
  place: { geolocation: Geolocation; certain: boolean } | undefined,
  warehouses: readonly Warehouse[],
): Reach => {
  if (!place) return 'unconfirmed'
  if (warehouseInReach(place.geolocation, warehouses)) return place.certain ? 'in_reach' : 'unconfirmed'
  return place.certain ? 'out_of_reach' : 'unconfirmed'
}
