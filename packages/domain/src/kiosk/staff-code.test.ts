import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatStaffCode, staffCode } from './staff-code.ts'

test.each([
  ['123456789012', '123456789012'],
  [' 1234 5678 9012 ', '123456789012'],
  ['1234-5678-9012', '123456789012'],
])('%j is the code %s', (typed, expected) => {
  expect(v.parse(staffCode, typed)).toBe(expected)
})

test.each([
  ['', 'Staff code is required'],
  ['  ', 'Staff code is required'],
  ['1234', 'Enter the 12 digits of the staff code'],
  ['1234567890123', 'Enter the 12 digits of the staff code'],
  ['12345678901a', 'Enter the 12 digits of the staff code'],
])('%j is answered with %j', (typed, message) => {
  expect(v.safeParse(staffCode, typed).issues?.[0].message).toBe(message)
})

test('it is written in groups of four', () => {
  expect(formatStaffCode('123456789012')).toBe('1234 5678 9012')
})
