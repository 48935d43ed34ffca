import type { Geolocation } from '@dawadoot/domain/address/address'
import { type SQL, sql } from 'drizzle-orm'
import type { addresses } from '../db/tables/people.ts'
import type { pincodes } from '../db/tables/places.ts'

/** `certain` is false for a point that stands for a whole district. */
export type Place = { geolocation: Geolocation; certain: boolean }

/** A saved address, without what only the tables need. */
export type SavedAddress = Omit<typeof addresses.$inferSelect, 'userId' | 'source' | 'createdAt'>

/** An address with all that says where it lies. */
export type LocatedAddress = {
  address: SavedAddress
  hospital: Geolocation | null
  centroid: (Geolocation & { confidence: (typeof pincodes.$inferSelect)['confidence'] }) | null
}

/** The address `a` as a `LocatedAddress`, in a statement that joins `whereItLies`. */
export const located = sql.raw(`
  json_build_object(
    'address', json_build_object('id', a.id, 'deliveryType', a.delivery_type, 'userName', a.user_name,
      'userContact', a.user_contact, 'name', a.name, 'address', a.address, 'pincode', a.pincode,
      'district', a.district, 'state', a.state, 'country', a.country, 'houseNo', a.house_no,
      'hospitalId', a.hospital_id, 'latitude', a.latitude, 'longitude', a.longitude, 'isDefault', a.is_default),
    'hospital', case when h.id is not null then
      json_build_object('latitude', h.latitude, 'longitude', h.longitude) end,
    'centroid', case when p.pincode is not null then
      json_build_object('latitude', p.latitude, 'longitude', p.longitude, 'confidence', p.confidence) end)`)

export const whereItLies = sql.raw(`
  left join hospitals h on h.id = a.hospital_id
  left join pincodes p on p.pincode = a.pincode`)

/** One address of a person as a value beside others; null when the person has no such address. */
export const locatedOf = (userId: SQL, id: SQL) =>
  sql`(select ${located} from addresses a ${whereItLies} where a.id = ${id} and a.user_id = ${userId})`

/**
 * Where an address lies: its own position, else the hospital's, else the pincode's centroid; undefined when none is
 * known. Decisions, "Prescription, cart, order".
 */
export const placeOf = ({ address, hospital, centroid }: LocatedAddress): Place | undefined => {
  const { latitude, longitude } = address
  if (latitude !== null && longitude !== null) return { geolocation: { latitude, longitude }, certain: true }
  if (hospital) return { geolocation: hospital, certain: true }
  if (!centroid) return undefined
  const { confidence, ...geolocation } = centroid
  return { geolocation, certain: confidence !== 'low' }
}
