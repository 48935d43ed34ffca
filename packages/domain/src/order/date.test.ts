import { expect, test } from 'vitest'
import { formatOrderDate, formatOrderTime } from './date.ts'

test.each([
  ['2026-07-31T18:35:00Z', '1 August 2026, 12:05 am'],
  ['2026-08-01T06:30:00.000Z', '1 August 2026, 12:00 pm'],
  ['2026-08-01T13:05:59Z', '1 August 2026, 06:35 pm'],
  ['2026-12-31T18:30:00Z', '1 January 2027, 12:00 am'],
  ['2026-08-01T12:00:00+05:30', '1 August 2026, 12:00 pm'],
  ['2026-08-01T06:30:00', '1 August 2026, 12:00 pm'],
  ['', 'Unknown date'],
  ['yesterday', 'Unknown date'],
  ['2026-13-01T00:00:00Z', 'Unknown date'],
  ['1', 'Unknown date'],
  [null, 'Unknown date'],
  [undefined, 'Unknown date'],
])('%j reads %j', (iso, expected) => {
  expect(formatOrderDate(iso)).toBe(expected)
})

test.each([
  ['2026-11-27T06:12:00.000Z', '11:42 am'],
  ['2026-07-31T18:35:00.000Z', '12:05 am'],
  [undefined, undefined],
  ['soon', undefined],
])('the time of day of %j is %j', (iso, expected) => {
  expect(formatOrderTime(iso)).toBe(expected)
})
