import { expect, test } from 'vitest'
import { formatExpiry, packProblem } from './pack.ts'

const pack = { medicineId: 'M1', batch: 'B12', expiry: '2026-11' }

test.each([
  ['packs of what was ordered are put in', [pack], undefined],
  ['a pack may be used until the end of its last month', [{ ...pack, expiry: '2026-11' }], undefined],
  ['a pack past its month is not sold', [{ ...pack, expiry: '2026-10' }], 'expired'],
  ['one expired pack among good ones is enough', [pack, { ...pack, expiry: '2025-12' }], 'expired'],
  ['nothing goes in that was not ordered', [{ ...pack, medicineId: 'M9' }], 'not_in_order'],
  ['one line may come from two batches', [pack, { ...pack, batch: 'B13' }], undefined],
] as const)('%s', (_, packs, problem) => {
  expect(packProblem(packs, ['M1', 'M2'], '2026-11-30')).toBe(problem)
})

test('an expiry reads as on a pack', () => {
  expect(formatExpiry('2028-06')).toBe('06/2028')
})
