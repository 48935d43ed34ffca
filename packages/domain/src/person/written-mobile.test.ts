import { expect, test } from 'vitest'
import { writtenMobile } from './written-mobile.ts'

test.each([
  ['a mobile in two halves that stay on one line', '9822041736', '98220\u{a0}41736'],
  ['a landline as it is', '01124567890', '01124567890'],
  ['what somebody wrote in another way as it is', '+91 98220 41736', '+91 98220 41736'],
  ['nothing as nothing', '', ''],
])('writes %s', (_, given, written) => {
  expect(writtenMobile(given)).toBe(written)
})
