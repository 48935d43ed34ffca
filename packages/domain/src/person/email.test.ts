import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  'a+b@example.com',
  'x@example.online',
  "o'brien@example.com",
  'x@sub.co.in',
  'x.y@example.in',
  'डाक@example.in',
])('%s is an address', (address) => {
  expect(isEmail(address)).toBe(true)
})

test.each([
  '',
  'x',
  'x@',
  '@example.com',
  'x@example',
  'x@example.',
  'x@.com',
  'x@example..com',
  'x y@example.com',
  'x@example.com\n',
  'a@b@example.com',
  `${'a'.repeat(250)}@b.in`,
])('%j is none', (address) => {
  expect(isEmail(address)).toBe(false)
})
