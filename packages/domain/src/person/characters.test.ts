import { expect, test } from 'vitest'
import { characters } from './characters.ts'

test.each([
  ['', 0],
  ['José', 4],
  ['काव्य', 5],
  ['👩', 1],
])('%j has %d characters', (text, count) => {
  expect(characters(text)).toBe(count)
})
