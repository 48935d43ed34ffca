import type { Geolocation } from '@dawadoot/domain/address/address'
import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { addresses } from '../db/tables/people.ts'
import { hospitals, pincodes } from '../db/tables/places.ts'

type AddressRow = typeof addresses.$inferSelect

/** `certain` is false for a point that stands for a whole district. */
export type Place = { geolocation: Geolocation; certain: boolean }

/** What one row of `selectLocated` says about where an address lies. */
export type LocatedAddress = {
  address: AddressRow
  hospital: Geolocation | null
  centroid: (Geolocation & { confidence: (typeof pincodes.$inferSelect)['confidence'] }) | null
}

/** All of it that says where. */
type Location = Pick<LocatedAddress, 'hospital' | 'centroid'> & {
  address: Pick<AddressRow, 'latitude' | 'longitude'>
}

const columns = {
  address: addresses,
  hospital: { latitude: hospitals.latitude, longitude: hospitals.longitude },
  centroid: { latitude: pincodes.latitude, longitude: pincodes.longitude, confidence: pincodes.confidence },
}

/** The addresses that `where` names with their hospitals and pincodes, in one statement however many they are. */
export const selectLocated = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(addresses)
    .leftJoin(hospitals, eq(hospitals.id, addresses.hospitalId))
    .leftJoin(pincodes, eq(pincodes.pincode, addresses.pincode))
    .where(where)

/**
 * Where an address lies: its own position, else the hospital's, else the pincode's centroid; undefined when none is
 * known. Decisions, "Prescription, cart, order".
 */
export const placeOf = ({ address, hospital, centroid }: Location): Place | undefined => {
  const { latitude, longitude } = address
  if (latitude !== null && longitude !== null) return { geolocation: { latitude, longitude }, certain: true }
  if (hospital) return { geolocation: hospital, certain: true }
  if (!centroid) return undefined
  const { confidence, ...geolocation } = centroid
  return { geolocation, certain: confidence !== 'low' }
}
