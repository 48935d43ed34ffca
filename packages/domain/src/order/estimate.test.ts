import { expect, test } from 'vitest'
import { minutesUntil } from './estimate.ts'

const now = Date.parse('2026-08-01T12:00:00Z')

test.each([
  ['2026-08-01T12:10:00Z', 10],
  ['2026-08-01T12:10:01Z', 11],
  ['2026-08-01T12:00:00Z', 1],
  ['2026-08-01T11:00:00Z', 1],
  [undefined, 25],
  ['soon', 25],
])('an order expected at %j arrives in %d minutes', (estimate, minutes) => {
  expect(minutesUntil(estimate, now)).toBe(minutes)
})
