import type { PersonalData, WireConsent } from '@dawadoot/api/contract/personal-data'
import { asc, eq, inArray } from 'drizzle-orm'
import { readAddresses } from '../addresses/rows.ts'
import { addressesToWire } from '../addresses/to-wire.ts'
import { listSessions } from '../auth/sessions.ts'
import { sessionToWire } from '../auth/session-to-wire.ts'
import type { Db } from '../db/database.ts'
import { consents } from '../db/tables/people.ts'
import {
  prescriptionLines,
  prescriptionPages,
  prescriptions,
  unmatchedLines,
} from '../db/tables/prescriptions.ts'
import { medicines } from '../db/tables/shop.ts'
import { findOrderDetails } from '../orders/read-orders.ts'
import { orderDetailsToWire } from '../orders/to-wire.ts'
import { pageToWire } from '../prescriptions/to-wire.ts'
import { readUser } from '../users/rows.ts'
import { profileToWire } from '../users/to-wire.ts'
import type { Session } from '../web/call.ts'

const readPrescriptions = async (db: Db, userId: string): Promise<PersonalData['prescriptions']> => {
  const rows = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.userId, userId))
    .orderBy(asc(prescriptions.uploadedAt), asc(prescriptions.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const read = await db
    .select({
      id: prescriptionLines.prescriptionId,
      text: prescriptionLines.text,
      medicine: medicines.name,
    })
    .from(prescriptionLines)
    .innerJoin(medicines, eq(medicines.id, prescriptionLines.medicineId))
    .where(inArray(prescriptionLines.prescriptionId, ids))
    .orderBy(asc(prescriptionLines.n))
  const unmatched = await db
    .select({ id: unmatchedLines.prescriptionId, text: unmatchedLines.text })
    .from(unmatchedLines)
    .where(inArray(unmatchedLines.prescriptionId, ids))
    .orderBy(asc(unmatchedLines.n))
  const pages = await db
    .select()
    .from(prescriptionPages)
    .where(inArray(prescriptionPages.prescriptionId, ids))
    .orderBy(asc(prescriptionPages.page))
  return rows.map(({ id, status, uploadedAt, patient, doctor, writtenOn }) => ({
    prescriptionId: id,
    uploadedAt: uploadedAt.toISOString(),
    status,
    ...(patient !== null && { patient }),
    ...(doctor !== null && { doctor }),
    ...(writtenOn !== null && { date: writtenOn }),
    lines: [...read, ...unmatched].flatMap(({ id: of, ...line }) => (of === id ? [line] : [])),
    pages: pages.flatMap((page) => (page.prescriptionId === id ? [pageToWire(page)] : [])),
  }))
}

export const readConsents = async (db: Db, userId: string): Promise<WireConsent[]> => {
  const agreed = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.givenAt), asc(consents.purpose))
  return agreed.map(({ purpose, version, givenAt }) => ({ purpose, version, givenAt: givenAt.toISOString() }))
}

/** Everything that is kept about a person, as they may take it elsewhere. */
export const readData = async (
  db: Db,
  session: Pick<Session, 'id' | 'userId'>,
  now: Date,
): Promise<PersonalData> => {
  const { userId } = session
  const user = await readUser(db, userId)
  const { addresses, ...profile } = profileToWire(user, addressesToWire(await readAddresses(db, userId)))
  const orders = await findOrderDetails(db, userId)
  const sessions = await listSessions(db, userId, now)
  return {
    exportedAt: now.toISOString(),
    profile: { ...profile, createdAt: user.createdAt.toISOString() },
    consents: await readConsents(db, userId),
    addresses,
    prescriptions: await readPrescriptions(db, userId),
    orders: orders.map(orderDetailsToWire),
    sessions: sessions.map((one) => sessionToWire(one, session.id)),
  }
}
