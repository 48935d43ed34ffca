import { expect, test } from 'vitest'
import { elapsedMs, formatClock, formatElapsed, TIMER_MINUTES, timerTone } from './elapsed.ts'

const at = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000
const ordered = '2026-08-01T12:00:00Z'
const start = Date.parse(ordered)

test.each([
  [at(0), 'green'],
  [at(7, 59), 'green'],
  [at(8) - 1, 'green'],
  [at(8), 'amber'],
  [at(9, 59), 'amber'],
  [at(10) - 1, 'amber'],
  [at(10), 'red'],
  [at(24 * 60), 'red'],
] as const)('after %d ms the timer is %s', (elapsed, tone) => {
  expect(timerTone(elapsed)).toBe(tone)
})

test('the timer turns amber at 8 minutes and red at 10', () => {
  expect(TIMER_MINUTES).toEqual({ amber: 8, red: 10 })
})

test.each([
  [ordered, start + at(3), at(3)],
  [ordered, start - at(10), 0],
  ['2026-08-01T17:30:00+05:30', start + 1, 1],
  ['2026-08-01T12:00:00', start + 1, 1],
  ['not a time', start, undefined],
  ['', start, undefined],
  [null, start, undefined],
  [undefined, start, undefined],
])('from %j to %d it is %j ms, and never less than none', (orderedAt, now, expected) => {
  expect(elapsedMs(orderedAt, now)).toBe(expected)
})

test.each([
  [0, '0s', '00:00'],
  [999, '0s', '00:00'],
  [at(0, 59), '59s', '00:59'],
  [at(1), '1m 00s', '01:00'],
  [at(7, 5), '7m 05s', '07:05'],
  [at(59, 59), '59m 59s', '59:59'],
  [at(60), '1h 00m', '60:00'],
  [at(125), '2h 05m', '125:00'],
])('%d ms read %j, or %j as a clock', (elapsed, words, clock) => {
  expect(formatElapsed(elapsed)).toBe(words)
  expect(formatClock(elapsed)).toBe(clock)
})
