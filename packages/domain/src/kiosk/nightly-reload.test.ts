import { expect, test } from 'vitest'
import { nextNightlyReload } from './nightly-reload.ts'

test.each([
  ['loaded in the morning', new Date(2026, 10, 27, 9, 0), new Date(2026, 10, 28, 3, 30)],
  ['loaded after midnight', new Date(2026, 10, 28, 0, 10), new Date(2026, 10, 28, 3, 30)],
  ['loaded just before', new Date(2026, 10, 28, 3, 0), new Date(2026, 10, 29, 3, 30)],
  ['loaded at that time', new Date(2026, 10, 28, 3, 30), new Date(2026, 10, 29, 3, 30)],
  ['at the end of a month', new Date(2026, 10, 30, 22, 0), new Date(2026, 11, 1, 3, 30)],
])('a page %s is loaded anew in the next night', (_, loadedAt, expected) => {
  expect(nextNightlyReload(loadedAt)).toEqual(expected)
})
