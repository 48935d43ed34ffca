import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { OtpField } from './otp-field.tsx'

function Code() {
  const [digits, setDigits] = useState('')
  return <OtpField label="6-digit code" value={digits} onValueChange={setDigits} />
}

test.each([
  ['typed digits', '047913', '047913'],
  ['a whole message', 'Your Dawadoot code is 047 913.', '047913'],
  ['more than six digits', '0479135', '047913'],
  ['letters', 'abc', ''],
])('keeps only the digits of %s', async (_, pasted, kept) => {
  render(<Code />)
  const input = screen.getByRole('textbox', { name: '6-digit code' })
  await userEvent.click(input)
  await userEvent.paste(pasted)
  expect(input).toHaveValue(kept)
})

test('the phone may offer the code from a message', () => {
  render(<Code />)
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
})
