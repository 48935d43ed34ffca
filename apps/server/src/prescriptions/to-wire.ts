import type { WireMedicine } from '@dawadoot/api/contract/medicines'
import type { ResultReply } from '@dawadoot/api/contract/prescriptions'
import { isSellable, type ShelvedMedicine } from '../medicines/shelf.ts'
import { medicineToWire, offerToWire } from '../medicines/to-wire.ts'
import type { Service } from '../places/serving-warehouse.ts'
import { failureWords } from './failure-words.ts'
import type { Paper } from './read-paper.ts'
import { suggestQuantity } from './suggest-quantity.ts'

type Line = Paper['lines'][number]
type Shelf = ReadonlyMap<string, ShelvedMedicine>

type Result = {
  /** Of the prescription. */
  id: string
  paper: Paper
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
const candidatesOf = ({ tier, medicineId, candidates }: Line, shelf: Shelf): ShelvedMedicine[] =>
  tier === 'sure'
    ? []
    : candidates.flatMap((id) => {
        const other = id === medicineId ? undefined : shelf.get(id)
        return other && isSellable(other) ? [other] : []
      })

const lineToWire = (line: Line, { shelf, alternatives }: Result): WireMedicine | undefined => {
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
}: Paper['pages'][number] & { prescriptionId: string }) => ({
  page,
  width,
  height,
  url: `/api/prescriptions/${encodeURIComponent(prescriptionId)}/pages/${page}`,
})

export const resultToWire = (result: Result): ResultReply => {
  const { id, paper, service } = result
  const { status, failure, patient, doctor, writtenOn } = paper
  return {
    extractedMedicines: { medicine: paper.lines.flatMap((line) => lineToWire(line, result) ?? []) },
    unmatched: paper.unmatched.map((line) => ({ text: line.text, page: line.page, box: boxOf(line) })),
    pages: paper.pages.map((page) => pageToWire({ ...page, prescriptionId: id })),
    warehouseId: service.warehouseId,
    ...(service.toBeConfirmed && { toBeConfirmed: true }),
    ...(patient !== null && { patient }),
    ...(doctor !== null && { doctor }),
    ...(writtenOn !== null && { date: writtenOn }),
    ...(status === 'failed' && { readFailed: failureWords(failure) }),
  }
}
