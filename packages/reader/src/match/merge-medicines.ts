import type { ReadMedicine } from '../reading.ts'

/** One entry per medicine: a line met twice keeps its surer reading, the first place in the list, and any dosage. */
export function mergeMedicines(medicines: readonly ReadMedicine[]): ReadMedicine[] {
  return [...Map.groupBy(medicines, ({ medicineId }) => medicineId).values()].map((same) =>
    same.reduce(surer),
  )
}

function surer(a: ReadMedicine, b: ReadMedicine): ReadMedicine {
  const best = rank(b) > rank(a) ? b : a
  const dosage = best.dosage ?? a.dosage ?? b.dosage
  return { ...best, ...(dosage && { dosage }) }
}

const rank = ({ source }: ReadMedicine) => (source.tier === 'sure' ? 1 : 0) + source.confidence / 2
