import { expect, test } from 'vitest'
import { ocrDistance } from './ocr-distance.ts'

test.each([
  ['dolo', 'dolo', 0],
  ['d0lo', 'dolo', 0.1],
  ['calpo1', 'calpol', 0.1],
  ['rnontair', 'montair', 0.3],
  ['telna', 'telma', 0.45],
  ['telka', 'telma', 1],
])('%s for %s costs %d', (read, meant, cost) => {
  expect(ocrDistance(read, meant)).toBeCloseTo(cost)
})

test('what surely exceeds the limit is not worked out', () => {
  expect(ocrDistance('paracetamol', 'zzzzzzzzzzz', 3)).toBe(Infinity)
  expect(ocrDistance('dolo', 'dolobrufenforte', 3)).toBe(Infinity)
})
