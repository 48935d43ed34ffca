import { expect, test } from 'vitest'
import { isProfileComplete } from './user.ts'

test.each([
  ['Asha Rao', true],
  ['', false],
  ['  ', false],
])('a user named %j has a complete profile: %s', (name, expected) => {
  expect(isProfileComplete({ name })).toBe(expected)
})
