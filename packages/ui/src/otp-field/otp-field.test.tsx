import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { OtpField } from './otp-field.tsx'

const DEVANAGARI_ZERO = 0x09_66

/** As the product's own does, for one other script. */
const mapped = (typed: string) =>
  typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO)).replace(/[^0-9]/g, '')

function Code() {
  const [digits, setDigits] = useState('')
  return <OtpField label="6-digit code" value={digits} onValueChange={setDigits} normalise={mapped} />
}

test.each([
  ['typed digits', '047913', '047913'],
  ['a whole message', 'Your Dawadoot code is 047 913.', '047913'],
  ['more than six digits', '0479135', '047913'],
  ['letters', 'abc', ''],
  ['digits of another script, mapped', '०४७9१३', '047913'],
])('keeps only the digits of %s', async (_, pasted, kept) => {
  render(<Code />)
  const input = screen.getByRole('textbox', { name: '6-digit code' })
  await userEvent.click(input)
  await userEvent.paste(pasted)
  expect(input).toHaveValue(kept)
})

test('digits of another script can be typed one by one', async () => {
  render(<Code />)
  const input = screen.getByRole('textbox', { name: '6-digit code' })
  await userEvent.type(input, 'क१ख२3')
  expect(input).toHaveValue('123')
})

test('the phone may offer the code from a message', () => {
  render(<Code />)
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
})
