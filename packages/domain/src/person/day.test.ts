import { expect, test } from 'vitest'
import { indianDay, isDay } from './day.ts'

test.each([
  ['2026-08-01', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2020-02-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-8-1', false],
  ['01-08-2026', false],
  ['2026-08-01T00:00:00Z', false],
  ['', false],
])('%j is a calendar day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-07-31T18:29:59Z', '2026-07-31'],
  ['2026-07-31T18:30:00Z', '2026-08-01'],
  ['2026-12-31T19:00:00Z', '2027-01-01'],
])('at %s it is %s in India', (now, day) => {
  expect(indianDay(new Date(now))).toBe(day)
})
