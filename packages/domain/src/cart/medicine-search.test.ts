import { expect, test } from 'vitest'
import { isSearchable, MEDICINE_SEARCH } from './medicine-search.ts'

test('a search to add waits 1000 ms and shows at most 20 results', () => {
  expect(MEDICINE_SEARCH).toEqual({ minCharacters: 3, debounceMs: 1000, limit: 20 })
})

test.each([
  ['par', true],
  [' par ', true],
  ['A+B', true],
  ['पैरा', true],
  ['pa', false],
  ['pa ', false],
  ['', false],
])('%j is enough to search for: %s', (typed, expected) => {
  expect(isSearchable(typed)).toBe(expected)
})
