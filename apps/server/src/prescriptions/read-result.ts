import type { ResultReply } from '@dawadoot/api/contract/prescriptions'
import { isFinalPrescriptionStatus } from '@dawadoot/domain/prescription/status'
import { findAddress } from '../addresses/rows.ts'
import type { Db } from '../db/database.ts'
import { loadAlternatives } from '../medicines/alternatives.ts'
import { loadShelf } from '../medicines/shelf.ts'
import { findService } from '../places/serving-warehouse.ts'
import { problem } from '../web/problem.ts'
import { readPaper } from './read-paper.ts'
import { resultToWire } from './to-wire.ts'

/** What was read from a prescription, as the shop near an address offers it. Somebody else's ids are not found. */
export const readResult = async (
  db: Db,
  userId: string,
  ids: { id: string; addressId: string },
): Promise<ResultReply> => {
  const paper = await readPaper(db, userId, ids.id)
  const address = paper && (await findAddress(db, userId, ids.addressId))
  if (!paper || !address) throw problem('not_found')
  if (!isFinalPrescriptionStatus(paper.status)) throw problem('prescription_not_ready', { retryAfter: 1 })
  const service = await findService(db, address)
  if (!service) throw problem('no_warehouse')

  const wanted = paper.lines.flatMap(({ medicineId, candidates }) => [medicineId, ...candidates])
  const shelf = await loadShelf(db, service.warehouseId, wanted)
  const named = paper.lines.flatMap(({ medicineId }) => shelf.get(medicineId) ?? [])
  const alternatives = await loadAlternatives(db, service.warehouseId, named)
  return resultToWire({ id: ids.id, paper, service, shelf, alternatives })
}
