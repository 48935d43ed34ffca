import { expect, test } from 'vitest'
import { isPhone } from './phone.ts'

test.each([
  '9000000001',
  '+91 90000 00001',
  '011-2345 6789',
  '(080) 2345-6789',
  '1800 000 0000',
  '९०००००००१०',
])('%j can be called back', (typed) => expect(isPhone(typed)).toBe(true))

test.each(['', ' ', '12345', '90000 0000', 'call me on 9000000001', '9'.repeat(15), '९००'])(
  '%j cannot be called back',
  (typed) => expect(isPhone(typed)).toBe(false),
)
