import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { NumericPad } from './numeric-pad.tsx'

function MobileField() {
  const [value, setValue] = useState('')
  return (
    <>
      <input aria-label="Mobile number" value={value} readOnly />
      <NumericPad
        value={value}
        onValueChange={setValue}
        maxLength={4}
        words={{ label: 'Number pad', clear: 'Clear', delete: 'Delete' }}
      />
    </>
  )
}

const user = userEvent.setup()
const press = async (...keys: string[]) => {
  for (const name of keys) await user.click(screen.getByRole('button', { name }))
}
const field = () => screen.getByRole('textbox', { name: 'Mobile number' })

beforeEach(() => {
  render(<MobileField />)
})

test('digits come one after another and stop at the longest number', async () => {
  await press('9', '0', '2', '3', '4')
  expect(field()).toHaveValue('9023')
})

test('Delete takes the last digit, Clear takes all', async () => {
  await press('9', '8', '7', 'Delete')
  expect(field()).toHaveValue('98')
  await press('Clear')
  expect(field()).toHaveValue('')
  await press('Delete')
  expect(field()).toHaveValue('')
})

test('pressing a key leaves focus in the field', async () => {
  field().focus()
  await press('5')
  expect(field()).toHaveFocus()
})
