import * as v from 'valibot'
import { expect, test } from 'vitest'
import { COUNTRY_CODE, isMobile, loginMobile, maskMobile, normaliseMobile } from './mobile.ts'

const problem = (value: unknown) => v.safeParse(loginMobile, value).issues?.[0].message

test.each(['6000000001', '7000000001', '8000000001', '9000000001', '9100000001', '9199999999'])(
  '%s is an Indian mobile number',
  (mobile) => {
    expect(isMobile(mobile)).toBe(true)
    expect(normaliseMobile(mobile)).toBe(mobile)
    expect(problem(mobile)).toBeUndefined()
  },
)

test.each([
  '5000000001',
  '0000000000',
  '1234567890',
  '900000000',
  '90000000011',
  '9000000001\n',
  ' 9000000001',
  '९०००००००००',
  '+919000000001',
])('%j is refused with the specified message', (mobile) => {
  expect(isMobile(mobile)).toBe(false)
  expect(problem(mobile)).toBe('Please enter a valid 10-digit mobile number')
})

test('an empty number is asked for', () => {
  expect(problem('')).toBe('Mobile number is required')
})

test.each([
  ['+919876500001', '9876500001'],
  ['+91 90000 00001', '9000000001'],
  ['+91-90000-00001', '9000000001'],
  ['(+91) 9000000001', '9000000001'],
  ['09000000001', '9000000001'],
  ['919000000001', '9000000001'],
  ['00919000000001', '9000000001'],
  ['+91 0 9000000001', '9000000001'],
  ['+919100000001', '9100000001'],
  ['+91 91', '91'],
  ['91', '91'],
  ['90000 00001', '9000000001'],
  ['90000000019', '9000000001'],
  ['९०००००००००', '9000000000'],
  ['abc', ''],
])('%j typed or pasted leaves %j', (typed, kept) => {
  expect(normaliseMobile(typed)).toBe(kept)
})

test('a shared screen shows the last four digits only', () => {
  expect(maskMobile('9876501234')).toBe('+91 ••••••1234')
  expect(COUNTRY_CODE).toBe('+91')
})
