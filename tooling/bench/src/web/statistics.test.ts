import { expect, test } from 'vitest'
import { median, rotated } from './statistics.ts'

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
