import * as v from 'valibot'
import { expect, test } from 'vitest'
import { GENDERS, profileForm } from './profile-form.ts'

// half past midnight in India: still the day before in UTC
const form = profileForm(() => new Date('2026-07-31T19:00:00Z'))
const good = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  whatsapp: '9000000001',
  dateofbirth: '',
  gender: '',
}
const problem = (change: Partial<typeof good>) =>
  v.safeParse(form, { ...good, ...change }).issues?.[0].message

test.each([
  ["O'Connor", undefined],
  ['D’Souza', undefined],
  ['Anne-Marie', undefined],
  ['J.', undefined],
  ['काव्य', undefined],
  ['a'.repeat(60), undefined],
  ['', 'Required'],
  ['  ', 'Required'],
  ['J', 'Too Short'],
  ['a'.repeat(61), 'Too Long'],
])('the name %j answers %j', (name, expected) => {
  expect(problem({ name })).toBe(expected)
})

test.each([
  ['o’brien@example.com', undefined],
  ['', 'Required'],
  ['nobody', 'Invalid email'],
])('the e-mail %j answers %j', (email, expected) => {
  expect(problem({ email })).toBe(expected)
})

test.each([
  ['9100000001', undefined],
  ['', 'Required'],
  ['1234567890', 'Enter 10 digit number'],
])('the WhatsApp number %j answers %j', (whatsapp, expected) => {
  expect(problem({ whatsapp })).toBe(expected)
})

test.each([
  ['', undefined],
  ['1984-02-29', undefined],
  ['1900-01-01', undefined],
  ['2026-08-01', undefined],
  ['2026-08-02', 'Future date not allowed'],
  ['2020-02-31', 'Invalid'],
  ['31-02-2020', 'Invalid'],
  ['1800-01-01', 'Invalid'],
])('the date of birth %j answers %j, judged by the day it is in India', (dateofbirth, expected) => {
  expect(problem({ dateofbirth })).toBe(expected)
})

test.each([
  ['male', undefined],
  ['female', undefined],
  ['other', undefined],
  ['', undefined],
  ['unknown', 'Invalid'],
])('the gender %j answers %j', (gender, expected) => {
  expect(problem({ gender })).toBe(expected)
})

test('gender is one of three', () => {
  expect(GENDERS).toEqual(['male', 'female', 'other'])
})
