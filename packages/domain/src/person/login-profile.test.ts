import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LoginProfile } from './login-profile.ts'

const good = { name: 'Asha Rao', email: '', whatsapp: '9000000001' }
const problem = (change: Partial<typeof good>) =>
  v.safeParse(LoginProfile, { ...good, ...change }).issues?.[0].message

test.each([
  ['Asha Rao', undefined],
  ['काव्य', undefined],
  ['प्रिया शर्मा', undefined],
  ['श्\u200dयाम', undefined],
  ['José', undefined],
  ['கவிதா', undefined],
  ['Jo', undefined],
  ['a'.repeat(50), undefined],
  ['काव्य'.repeat(10), undefined],
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  ['J', 'Name must be at least 2 characters'],
  [' J ', 'Name must be at least 2 characters'],
  ['a'.repeat(51), 'Name must be less than 50 characters'],
  ['J.', 'Name can only contain letters and spaces'],
  ["O'Connor", 'Name can only contain letters and spaces'],
  ['Anne-Marie', 'Name can only contain letters and spaces'],
  ['Asha2', 'Name can only contain letters and spaces'],
])('the name %j answers %j', (name, expected) => {
  expect(problem({ name })).toBe(expected)
})

test.each([
  ['', undefined],
  ['a+b@example.com', undefined],
  ['nobody', 'Please enter a valid email address'],
])('the e-mail %j answers %j, for it is optional', (email, expected) => {
  expect(problem({ email })).toBe(expected)
})

test.each([
  ['9100000001', undefined],
  ['', 'WhatsApp number is required'],
  ['5000000001', 'Please enter a valid 10-digit WhatsApp number'],
  ['900000000', 'Please enter a valid 10-digit WhatsApp number'],
])('the WhatsApp number %j answers %j', (whatsapp, expected) => {
  expect(problem({ whatsapp })).toBe(expected)
})

test('name and e-mail are kept without the blanks around them', () => {
  expect(v.parse(LoginProfile, { ...good, name: '  Asha Rao ', email: ' a@b.in ' })).toEqual({
    name: 'Asha Rao',
    email: 'a@b.in',
    whatsapp: '9000000001',
  })
})
