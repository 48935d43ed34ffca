import { expect, test } from 'vitest'
import { instantOf } from './instant.ts'

const noon = Date.UTC(2026, 7, 1, 12)

test.each([
  ['2026-08-01T12:00:00Z', noon],
  ['2026-08-01T12:00Z', noon],
  ['2026-08-01T12:00:00.000Z', noon],
  ['2026-08-01T17:30:00+05:30', noon],
  ['2026-08-01T08:00:00-04:00', noon],
  ['2026-08-01T12:00:00', noon],
  ['2026-08-01', Date.UTC(2026, 7, 1)],
  ['2026-08-32', undefined],
  ['Order 2026', undefined],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
])('%j is %j, in whatever zone the device is', (iso, expected) => {
  expect(instantOf(iso)).toBe(expected)
})
