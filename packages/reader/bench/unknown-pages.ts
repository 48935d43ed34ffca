import { createReader } from '../src/read-prescription.ts'
import { generatePrescription } from '../src/testing/generate.ts'
import type { PrescriptionKind } from '../src/testing/generate.ts'
import { isGeneric } from '../src/testing/written-medicine.ts'
import { shopKnowledge } from './shop-knowledge.ts'

const KINDS = ['scan', 'photo', 'hard-photo', 'neat-font'] as const satisfies readonly PrescriptionKind[]

/**
 * Pages that name only brands which the reader does not know: every fifth brand is taken out of its catalogue and then
 * written and photographed, `count` pages of each kind. Whatever is sure there is wrong.
 */
export async function benchUnknownPages(count: number, seed: number): Promise<void> {
  const { medicines, aliases } = await shopKnowledge()
  const brands = [...new Set(medicines.filter((medicine) => !isGeneric(medicine)).map(({ brand }) => brand))]
  const gone = new Set(brands.filter((_, index) => index % 5 === seed % 5))
  const unknown = medicines.filter(({ brand }) => gone.has(brand))
  const reader = await createReader({ medicines: medicines.filter(({ brand }) => !gone.has(brand)), aliases })
  const rows = []
  for (const kind of KINDS) {
    const row = { pages: count, lines: 0, 'matched to another': 0, 'wrongly sure': 0 }
    for (let index = 0; index < count; index++) {
      const page = await generatePrescription({ kind, seed: seed * 1000 + index, medicines: unknown })
      const reading = await reader.read(page.bytes)
      const found = reading.status === 'read' ? reading.medicines : []
      row.lines += page.content?.medicines.filter(({ bySalt }) => !bySalt).length ?? 0
      row['matched to another'] += found.length
      row['wrongly sure'] += found.filter(({ source }) => source.tier === 'sure').length
    }
    rows.push([kind, row] as const)
  }
  await reader.close()
  console.table(Object.fromEntries(rows))
}
