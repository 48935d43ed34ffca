import * as v from 'valibot'
import { expect, test } from 'vitest'
import { normaliseOtp, otp, OTP_LENGTH, OTP_RESEND_SECONDS } from './otp.ts'

const problem = (value: string) => v.safeParse(otp, value).issues?.[0].message

test.each([
  ['123456', '123456'],
  ['012345', '012345'],
  ['123-456', '123456'],
  ['123 456', '123456'],
  ['123–456', '123456'],
  ['ا1أ2ب3', '123'],
  ['12३456', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['1234567', '123456'],
  ['code', ''],
])('%j typed or pasted becomes %j', (typed, kept) => {
  expect(normaliseOtp(typed)).toBe(kept)
})

test.each([
  ['', 'OTP is required'],
  ['12345', 'OTP must be exactly 6 digits'],
  ['1234567', 'OTP must be exactly 6 digits'],
  ['12३456', 'OTP must be exactly 6 digits'],
  ['123456\n', 'OTP must be exactly 6 digits'],
  ['000000', undefined],
])('%j answers %j', (code, expected) => {
  expect(problem(code)).toBe(expected)
})

test('a code has six digits and may be sent again after 30 s', () => {
  expect(OTP_LENGTH).toBe(6)
  expect(OTP_RESEND_SECONDS).toBe(30)
})
