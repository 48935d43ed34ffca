import { expect, test } from 'vitest'
import { blockingTime, timeToInteractive } from './interactive.ts'

const seen = { fcp: 400, longTasks: [], requests: [], quietMs: 5000, until: 12_000 }

test.each([
  ['a page without long tasks is interactive as soon as it is seen', {}, 400],
  ['else at the end of its last long task', { longTasks: [{ start: 500, end: 800 }] }, 800],
  ['a task before the first paint holds nothing up', { longTasks: [{ start: 100, end: 390 }] }, 400],
  [
    'a task within five seconds of the last belongs to the same stretch',
    {
      longTasks: [
        { start: 500, end: 800 },
        { start: 5700, end: 5790 },
      ],
    },
    5790,
  ],
  ['one that comes after five quiet seconds does not', { longTasks: [{ start: 5500, end: 5600 }] }, 400],
  [
    'three requests at once are no quiet, two are',
    {
      longTasks: [{ start: 900, end: 1000 }],
      requests: [
        { start: 0, end: 3000 },
        { start: 0, end: 3000 },
        { start: 0, end: 2000 },
      ],
    },
    1000,
  ],
  [
    'a page that never rests is never interactive',
    { requests: [{ start: 0 }, { start: 0 }, { start: 0 }] },
    undefined,
  ],
] as const)('%s', (_, more, expected) => {
  expect(timeToInteractive({ ...seen, ...more })).toBe(expected)
})

test('what every long task has above 50 ms, between the first paint and the end, is what blocked', () => {
  const longTasks = [
    { start: 300, end: 500 },
    { start: 600, end: 720 },
    { start: 3000, end: 4000 },
  ]
  expect(blockingTime({ fcp: 400, longTasks }, 720)).toBe(50 + 70)
})
