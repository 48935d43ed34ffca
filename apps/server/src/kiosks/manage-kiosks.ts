import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { kioskCodes, kioskDevices } from '../db/tables/kiosk.ts'
import { hospitals } from '../db/tables/places.ts'
import { StartProblem } from '../start-problem.ts'
import { issueStaffCode } from './staff-codes.ts'

type Making = Parameters<typeof issueStaffCode>[2]

/** A new code for a hospital of the directory; throws a `StartProblem` for one that is not in it. */
export const issueFor = async (
  db: Db,
  hospitalId: string,
  making: Making,
): Promise<{ code: string; hospital: string }> => {
  const [hospital] = await db.select().from(hospitals).where(eq(hospitals.id, hospitalId))
  if (!hospital) throw new StartProblem(`There is no hospital ${hospitalId}. Import it, or check its id.`)
  return { code: await issueStaffCode(db, hospitalId, making), hospital: hospital.name }
}

/** Ends a code, or a device, by its id; what was ended, or undefined when nothing of that id was live. */
export const revoke = async (db: Db, id: string, now: Date): Promise<'code' | 'device' | undefined> => {
  const codes = await db
    .update(kioskCodes)
    .set({ revokedAt: now })
    .where(and(eq(kioskCodes.id, id), isNull(kioskCodes.revokedAt)))
    .returning({ id: kioskCodes.id })
  if (codes.length > 0) return 'code'
  const devices = await db
    .update(kioskDevices)
    .set({ revokedAt: now })
    .where(and(eq(kioskDevices.id, id), isNull(kioskDevices.revokedAt)))
    .returning({ id: kioskDevices.id })
  return devices.length > 0 ? 'device' : undefined
}

type Listed = {
  what: 'code' | 'device'
  id: string
  hospital: string
  since: Date
  seen: Date | undefined
  revoked: boolean
}

/** Every code and device there has been, by hospital, the oldest first. Codes themselves are not kept. */
export const listKiosks = async (db: Db): Promise<Listed[]> => {
  const codes = await db
    .select()
    .from(kioskCodes)
    .orderBy(asc(kioskCodes.hospitalId), asc(kioskCodes.issuedAt))
  const devices = await db.select().from(kioskDevices).orderBy(asc(kioskDevices.enrolledAt))
  return codes.flatMap((code): Listed[] => [
    {
      what: 'code',
      id: code.id,
      hospital: code.hospitalId,
      since: code.issuedAt,
      seen: undefined,
      revoked: code.revokedAt !== null,
    },
    ...devices
      .filter(({ codeId }) => codeId === code.id)
      .map((device) => ({
        what: 'device' as const,
        id: device.id,
        hospital: device.hospitalId,
        since: device.enrolledAt,
        seen: device.seenAt,
        revoked: device.revokedAt !== null,
      })),
  ])
}
