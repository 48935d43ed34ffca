import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ScreenKeys } from './screen-keys.tsx'

function Form() {
  const [mobile, setMobile] = useState('')
  const [name, setName] = useState('')
  return (
    <form>
      <input
        aria-label="Mobile"
        inputMode="numeric"
        value={mobile}
        onChange={(event) => setMobile(event.target.value)}
      />
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="Code" inputMode="numeric" maxLength={2} defaultValue="" />
      <button type="button">Elsewhere</button>
      <ScreenKeys />
    </form>
  )
}

const user = userEvent.setup()
beforeEach(() => {
  render(<Form />)
})
const press = async (...keys: string[]) => {
  for (const name of keys) await user.click(screen.getByRole('button', { name }))
}

test('digits get the numeric pad, and what is pressed reaches the field', async () => {
  await user.click(screen.getByLabelText('Mobile'))
  expect(screen.getByRole('group', { name: 'Number pad' })).toBeVisible()
  await press('9', '8', '7', 'Delete')
  expect(screen.getByLabelText('Mobile')).toHaveValue('98')
  expect(screen.getByLabelText('Mobile')).toHaveFocus()
})

test('letters get the keyboard, and Next goes to the next field', async () => {
  await user.click(screen.getByLabelText('Name'))
  await press('R', 'a', 'Next')
  expect(screen.getByLabelText('Name')).toHaveValue('Ra')
  expect(screen.getByLabelText('Code')).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Number pad' })).toBeVisible()
})

test('a field that says how long it is takes no more', async () => {
  await user.click(screen.getByLabelText('Code'))
  await press('1', '2', '3')
  expect(screen.getByLabelText('Code')).toHaveValue('12')
})

test('what a person pastes is what the keys go on from', async () => {
  await user.click(screen.getByLabelText('Mobile'))
  await user.paste('98')
  await press('7')
  expect(screen.getByLabelText('Mobile')).toHaveValue('987')
})

test('the keys go when focus is elsewhere', async () => {
  await user.click(screen.getByLabelText('Mobile'))
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await expect.poll(() => screen.queryByRole('group', { name: 'Number pad' })).toBeNull()
})

test('they give way to a keyboard, and come back with the next touch', async () => {
  await user.type(screen.getByLabelText('Mobile'), '98')
  expect(screen.queryByRole('group', { name: 'Number pad' })).toBeNull()
  await user.keyboard('{Tab}Ravi')
  expect(screen.queryByRole('group', { name: 'On-screen keyboard' })).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('Ravi')
  await user.click(screen.getByLabelText('Name'))
  expect(screen.getByRole('group', { name: 'On-screen keyboard' })).toBeVisible()
  await press('a')
  expect(screen.getByLabelText('Name')).toHaveValue('Ravia')
})

test('a finger presses what it touched: the keys stay until its click, which comes after it has left', async () => {
  await user.click(screen.getByLabelText('Mobile'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const pad = () => screen.queryByRole('group', { name: 'Number pad' })
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  fireEvent.pointerDown(elsewhere)
  fireEvent.pointerUp(elsewhere)
  pass(50)
  act(() => elsewhere.focus())
  expect(pad()).toBeVisible()
  fireEvent.click(elsewhere)
  pass(0)
  expect(pad()).toBeNull()
  vi.useRealTimers()
})

test('a press without a click, such as a long one, lets the keys go a moment later', async () => {
  await user.click(screen.getByLabelText('Mobile'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  fireEvent.pointerDown(elsewhere)
  act(() => elsewhere.focus())
  fireEvent.pointerUp(elsewhere)
  act(() => void vi.advanceTimersByTime(500))
  expect(screen.queryByRole('group', { name: 'Number pad' })).toBeNull()
  vi.useRealTimers()
})
