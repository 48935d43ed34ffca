import type { WireMedicine } from '@dawadoot/api/contract/medicines'
import type { ResultReply } from '@dawadoot/api/contract/prescriptions'
import type {
  prescriptionLines,
  prescriptionPages,
  prescriptions,
  unmatchedLines,
} from '../db/tables/prescriptions.ts'
import { isSellable, type ShelvedMedicine } from '../medicines/shelf.ts'
import { medicineToWire, offerToWire } from '../medicines/to-wire.ts'
import type { Service } from '../places/serving-warehouse.ts'
import { failureWords } from './failure-words.ts'
import { suggestQuantity } from './suggest-quantity.ts'

type LineRow = typeof prescriptionLines.$inferSelect
type Shelf = ReadonlyMap<string, ShelvedMedicine>

type Result = {
  prescription: typeof prescriptions.$inferSelect
  lines: readonly LineRow[]
  unmatched: readonly (typeof unmatchedLines.$inferSelect)[]
  pages: readonly (typeof prescriptionPages.$inferSelect)[]
  service: Service
  shelf: Shelf
  alternatives: ReadonlyMap<string, ShelvedMedicine[]>
}

const boxOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x,
  y,
  width,
  height,
})

/** Other readings of a doubtful line, the one that was taken left out. */
const candidatesOf = ({ tier, medicineId, candidates }: LineRow, shelf: Shelf): ShelvedMedicine[] =>
  tier === 'sure'
    ? []
    : candidates.flatMap((id) => {
        const other = id === medicineId ? undefined : shelf.get(id)
        return other && isSellable(other) ? [other] : []
      })

const lineToWire = (line: LineRow, { shelf, alternatives }: Result): WireMedicine | undefined => {
  const medicine = shelf.get(line.medicineId)
  if (!medicine) return undefined
  const { page, text, confidence, tier, dosage } = line
  const suggestedQty = suggestQuantity(dosage ?? undefined, medicine)
  const candidates = candidatesOf(line, shelf)
  return {
    ...medicineToWire(medicine, alternatives.get(medicine.id)),
    source: { page, box: boxOf(line), text, confidence, tier },
    ...(dosage && { dosage }),
    ...(suggestedQty !== undefined && { suggestedQty }),
    ...(candidates.length > 0 && { candidates: candidates.map(offerToWire) }),
  }
}

export const pageToWire = ({
  prescriptionId,
  page,
  width,
  height,
}: typeof prescriptionPages.$inferSelect) => ({
  page,
  width,
  height,
  url: `/api/prescriptions/${encodeURIComponent(prescriptionId)}/pages/${page}`,
})

export const resultToWire = (result: Result): ResultReply => {
  const { prescription, service } = result
  const { status, failure, patient, doctor, writtenOn } = prescription
  return {
    extractedMedicines: { medicine: result.lines.flatMap((line) => lineToWire(line, result) ?? []) },
    unmatched: result.unmatched.map((line) => ({ text: line.text, page: line.page, box: boxOf(line) })),
    pages: result.pages.map(pageToWire),
    warehouseId: service.warehouseId,
    ...(service.toBeConfirmed && { toBeConfirmed: true }),
    ...(patient !== null && { patient }),
    ...(doctor !== null && { doctor }),
    ...(writtenOn !== null && { date: writtenOn }),
    ...(status === 'failed' && { readFailed: failureWords(failure) }),
  }
}
