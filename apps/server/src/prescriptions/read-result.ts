import type { ResultReply } from '@dawadoot/api/contract/prescriptions'
import { isFinalPrescriptionStatus } from '@dawadoot/domain/prescription/status'
import { and, asc, eq, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import { findAddress } from '../addresses/rows.ts'
import type { Db } from '../db/database.ts'
import {
  prescriptionLines,
  prescriptionPages,
  prescriptions,
  unmatchedLines,
} from '../db/tables/prescriptions.ts'
import { loadAlternatives } from '../medicines/alternatives.ts'
import { loadShelf } from '../medicines/shelf.ts'
import { findService } from '../places/serving-warehouse.ts'
import { problem } from '../web/problem.ts'
import { resultToWire } from './to-wire.ts'

const findPrescription = async (db: Db, userId: string, id: string) => {
  const [row] = await ofUser(db).execute({ userId, id })
  return row
}

const ofUser = builtOnce((db) =>
  db
    .select()
    .from(prescriptions)
    .where(
      and(eq(prescriptions.id, sql.placeholder('id')), eq(prescriptions.userId, sql.placeholder('userId'))),
    )
    .prepare('prescription_of_user'),
)

/** What belongs to a prescription, each in its order. */
const partsOf = builtOnce((db) => ({
  lines: db
    .select()
    .from(prescriptionLines)
    .where(eq(prescriptionLines.prescriptionId, sql.placeholder('id')))
    .orderBy(asc(prescriptionLines.n))
    .prepare('prescription_lines'),
  unmatched: db
    .select()
    .from(unmatchedLines)
    .where(eq(unmatchedLines.prescriptionId, sql.placeholder('id')))
    .orderBy(asc(unmatchedLines.n))
    .prepare('unmatched_lines'),
  pages: db
    .select()
    .from(prescriptionPages)
    .where(eq(prescriptionPages.prescriptionId, sql.placeholder('id')))
    .orderBy(asc(prescriptionPages.page))
    .prepare('prescription_pages'),
}))

/** What was read from a prescription, as the shop near an address offers it. Somebody else's ids are not found. */
export const readResult = async (
  db: Db,
  userId: string,
  ids: { id: string; addressId: string },
): Promise<ResultReply> => {
  const prescription = await findPrescription(db, userId, ids.id)
  const address = prescription && (await findAddress(db, userId, ids.addressId))
  if (!prescription || !address) throw problem('not_found')
  if (!isFinalPrescriptionStatus(prescription.status))
    throw problem('prescription_not_ready', { retryAfter: 1 })
  const service = await findService(db, address)
  if (!service) throw problem('no_warehouse')

  const { id } = prescription
  const parts = partsOf(db)
  const lines = await parts.lines.execute({ id })
  const unmatched = await parts.unmatched.execute({ id })
  const pages = await parts.pages.execute({ id })

  const wanted = lines.flatMap(({ medicineId, candidates }) => [medicineId, ...candidates])
  const shelf = await loadShelf(db, service.warehouseId, wanted)
  const named = lines.flatMap(({ medicineId }) => shelf.get(medicineId) ?? [])
  const alternatives = await loadAlternatives(db, service.warehouseId, named)
  return resultToWire({ prescription, lines, unmatched, pages, service, shelf, alternatives })
}
