import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { kioskDevices } from '../db/tables/kiosk.ts'
import { hospitals } from '../db/tables/places.ts'
import { hashToken, newToken } from '../auth/token.ts'

type Hospital = typeof hospitals.$inferSelect

/** A kiosk and the hospital it stands in. */
export type KioskDevice = {
  id: string
  enrolledAt: Date
  seenAt: Date
  lastOrderAt: Date | null
  hospital: Hospital
}

/** The device of a cookie; undefined when it was revoked, or its hospital is no longer in the directory. */
export const findDevice = async (db: Db, token: string | undefined): Promise<KioskDevice | undefined> => {
  if (!token) return undefined
  const [row] = await db
    .select({ device: kioskDevices, hospital: hospitals })
    .from(kioskDevices)
    .innerJoin(hospitals, eq(hospitals.id, kioskDevices.hospitalId))
    .where(and(eq(kioskDevices.tokenHash, hashToken(token)), isNull(kioskDevices.revokedAt)))
  if (!row) return undefined
  const { id, enrolledAt, seenAt, lastOrderAt } = row.device
  return { id, enrolledAt, seenAt, lastOrderAt, hospital: row.hospital }
}

/** Binds a browser to a code's hospital and gives what its cookie is to hold. */
export const enrolDevice = async (
  db: Db,
  code: { id: string; hospitalId: string },
  { id, now, randomBytes }: { id: string; now: Date; randomBytes: (count: number) => Uint8Array },
): Promise<string> => {
  const token = newToken(randomBytes)
  const { hospitalId } = code
  await db.insert(kioskDevices).values({
    id,
    tokenHash: hashToken(token),
    codeId: code.id,
    hospitalId,
    enrolledAt: now,
    seenAt: now,
  })
  return token
}

export const noteSeen = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(kioskDevices).set({ seenAt: now }).where(eq(kioskDevices.id, id))
}

/** When, and nothing else: whose order it was is not the device's to know. */
export const noteOrder = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(kioskDevices).set({ lastOrderAt: now }).where(eq(kioskDevices.id, id))
}
