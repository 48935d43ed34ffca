import type { Geolocation } from '@dawadoot/domain/address/address'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { addresses } from '../db/tables/people.ts'
import { hospitals, pincodes } from '../db/tables/places.ts'

export type Located = Pick<typeof addresses.$inferSelect, 'latitude' | 'longitude' | 'hospitalId' | 'pincode'>

/** `certain` is false for a point that stands for a whole district. */
export type Place = { geolocation: Geolocation; certain: boolean }

/**
 * Where an address lies: its own position, else the hospital's, else the pincode's centroid; undefined when none is
 * known. Decisions, "Prescription, cart, order".
 */
export const placeOfAddress = async (db: Db, address: Located): Promise<Place | undefined> => {
  const { latitude, longitude, hospitalId, pincode } = address
  if (latitude !== null && longitude !== null) return { geolocation: { latitude, longitude }, certain: true }
  if (hospitalId !== null) {
    const [hospital] = await db
      .select({ latitude: hospitals.latitude, longitude: hospitals.longitude })
      .from(hospitals)
      .where(eq(hospitals.id, hospitalId))
    if (hospital) return { geolocation: hospital, certain: true }
  }
  const [centroid] = await db
    .select({ latitude: pincodes.latitude, longitude: pincodes.longitude, confidence: pincodes.confidence })
    .from(pincodes)
    .where(eq(pincodes.pincode, pincode))
  if (!centroid) return undefined
  const { confidence, ...geolocation } = centroid
  return { geolocation, certain: confidence !== 'low' }
}
