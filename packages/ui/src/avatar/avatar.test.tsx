import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Sunita Deshpande', 'SD'],
  ['sunita', 'S'],
  ['Sunita Ramesh Deshpande', 'SD'],
  ['  ', ''],
  ['सुनीता देशपांडे', 'सुदे'],
  ['O’Connor D’Souza', 'OD'],
])('the letters of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
