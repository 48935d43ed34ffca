import { expect, test } from 'vitest'
import { leastStolenFrom, median, rotated } from './statistics.ts'

test.each([
  [[5, 1, 9], 5],
  [[4, 2], 3],
  [[7, undefined], 7],
  [[], undefined],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('each round begins one target later', () => {
  expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ])
})

test('of the rounds those count that the host took least from, whatever was measured in them', () => {
  const rounds = [
    { lcp: 900, stolen: 0.2 },
    { lcp: 700, stolen: 0.01 },
    { lcp: 500, stolen: 0.3 },
    { lcp: 800, stolen: undefined },
  ]
  expect(leastStolenFrom(rounds, 2).map(({ lcp }) => lcp)).toEqual([800, 700])
})
