import { expect, test } from 'vitest'
import { typingDistance } from './typing-distance.ts'

test.each([
  ['crocin', 'crocin 650 tablet', 0],
  ['corcin', 'crocin 650 tablet', 1],
  ['crocn', 'crocin 650 tablet', 1],
  ['croccin', 'crocin 650 tablet', 1],
  ['crovin', 'crocin 650 tablet', 1],
  ['dolo', 'pan 40 tablet', 4],
  ['dolo', '', 4],
])('from "%s" to "%s" it is %i', (typed, name, slips) => {
  expect(typingDistance(typed, name)).toBe(slips)
})
