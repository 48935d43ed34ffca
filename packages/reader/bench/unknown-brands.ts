import { createMatcher } from '../src/match/matcher.ts'
import type { ReaderKnowledge } from '../src/reading.ts'
import { seededRandom } from '../src/testing/random.ts'
import { isWritable, writeMedicine } from '../src/testing/written-medicine.ts'

/** What becomes of brands that the catalogue does not have: every fifth brand is taken out of it and then written. */
export function unknownBrands(knowledge: ReaderKnowledge, seed: number) {
  const brands = [...new Set(knowledge.medicines.map(({ brand }) => brand))].filter(Boolean)
  const gone = new Set(brands.filter((brand, index) => index % 5 === seed % 5 && brand !== 'Jan Aushadhi'))
  const matcher = createMatcher({
    ...knowledge,
    medicines: knowledge.medicines.filter(({ brand }) => !gone.has(brand)),
  })
  const random = seededRandom(seed)
  const lines = knowledge.medicines
    .filter((medicine) => gone.has(medicine.brand) && isWritable(medicine))
    .map((medicine) => writeMedicine(random, medicine))
    .filter(({ bySalt }) => !bySalt)
  const matches = lines.map(({ text, directions }) =>
    matcher.match(matcher.parse(`${text}  ${directions}`), 1, true),
  )
  return {
    lines: lines.length,
    'matched to another': matches.filter(Boolean).length,
    'wrongly sure': matches.filter((match) => match?.tier === 'sure').length,
  }
}
