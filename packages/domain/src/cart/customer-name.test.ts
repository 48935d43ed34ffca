import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CustomerName } from './customer-name.ts'

test.each([
  ['Asha', undefined],
  ["O'Connor", undefined],
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  ['a'.repeat(101), 'At most 100 characters'],
])('the customer name %j answers %j', (name, expected) => {
  expect(v.safeParse(CustomerName, name).issues?.[0].message).toBe(expected)
})

test('the blanks around it are dropped', () => {
  expect(v.parse(CustomerName, ' Asha ')).toBe('Asha')
})
