import { expect, test } from 'vitest'
import { flagPrescriptionDate } from './freshness.ts'

test.each([
  [undefined, '2026-08-15', 'missing'],
  ['2026-08-15', '2026-08-15', undefined],
  ['2026-02-15', '2026-08-15', undefined],
  ['2026-02-14', '2026-08-15', 'old'],
  ['2026-02-28', '2026-08-31', undefined],
  ['2026-02-27', '2026-08-31', 'old'],
  ['2025-08-28', '2026-02-28', undefined],
  ['2025-07-15', '2026-01-15', undefined],
])('a prescription of %j, shown on %s, is %j', (date, today, expected) => {
  expect(flagPrescriptionDate(date, today)).toBe(expected)
})
