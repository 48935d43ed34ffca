import type { ResultReply } from '@dawadoot/api/contract/prescriptions'
import { isFinalPrescriptionStatus } from '@dawadoot/domain/prescription/status'
import type { Db } from '../db/database.ts'
import { loadShelfWithAlternatives } from '../medicines/alternatives.ts'
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
  const read = await readPaper(db, userId, ids)
  if (!read) throw problem('not_found')
  const { paper, address, warehouses } = read
  if (!isFinalPrescriptionStatus(paper.status)) throw problem('prescription_not_ready', { retryAfter: 1 })
  const service = findService(warehouses, address)
  if (!service) throw problem('no_warehouse')

  const { shelf, alternatives } = await loadShelfWithAlternatives(db, service.warehouseId, {
    ids: paper.lines.flatMap(({ medicineId, candidates }) => [medicineId, ...candidates]),
    askedIds: paper.lines.map(({ medicineId }) => medicineId),
  })
  return resultToWire({ id: ids.id, paper, service, shelf, alternatives })
}
