import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { keyFace } from './layouts.ts'
import { TextPad, type TextPadProps } from './text-pad.tsx'

function NameField(props: Partial<TextPadProps>) {
  const [value, setValue] = useState('')
  return (
    <>
      <input aria-label="User name" value={value} readOnly />
      <TextPad
        value={value}
        onValueChange={setValue}
        onNext={() => {}}
        words={{ label: 'Keyboard', capitals: 'Capitals', delete: 'Delete', space: 'space', next: 'Next' }}
        {...props}
      />
    </>
  )
}

const user = userEvent.setup()
const press = async (...keys: string[]) => {
  for (const name of keys) await user.click(screen.getByRole('button', { name }))
}
const field = () => screen.getByRole('textbox', { name: 'User name' })

test('letters, digits and spaces are typed as pressed', async () => {
  render(<NameField />)
  await press('f', 'l', 'a', 't', 'space', '1', '2')
  expect(field()).toHaveValue('flat 12')
})

test('Capitals holds for one letter', async () => {
  render(<NameField />)
  await press('Capitals', 'A', 'b')
  expect(field()).toHaveValue('Ab')
})

test('a name begins with a capital after every space, unless the arrow says otherwise', async () => {
  render(<NameField capitalise="words" />)
  await press('R', 'a', 'space', 'P', 'space', 'Capitals', 'd')
  expect(field()).toHaveValue('Ra P d')
})

test('Hindi letters and signs join, and Delete takes back one sign at a time', async () => {
  render(<NameField />)
  await press('हिन्दी', 'र', 'म', keyFace('े'), 'श')
  expect(field()).toHaveValue('रमेश')
  await press('Delete', 'Delete')
  expect(field()).toHaveValue('रम')
  await press('English', 'a')
  expect(field()).toHaveValue('रमa')
})

test('typing stops at the longest text', async () => {
  render(<NameField maxLength={2} />)
  await press('a', 'b', 'c')
  expect(field()).toHaveValue('ab')
})

test('Next is told, and no key takes focus from the field', async () => {
  const onNext = vi.fn()
  render(<NameField onNext={onNext} />)
  field().focus()
  await press('a', 'Next')
  expect(onNext).toHaveBeenCalledOnce()
  expect(field()).toHaveFocus()
})
