import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Questions } from './questions.tsx'

const chips = () => screen.getAllByRole('button')
const chip = (name: string) => screen.getByRole('button', { name })
const openChips = () => chips().filter((each) => each.getAttribute('aria-expanded') === 'true')

const open = () => {
  render(
    <>
      <Questions />
      <p>elsewhere</p>
    </>,
  )
  return userEvent.setup()
}

test('six questions stand as chips, all closed', () => {
  open()
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    'How does Dawadoot deliver in 10 minutes?',
    'Do I need a prescription?',
    'How do you verify my order?',
    'How do I pay?',
    'Can I order from inside a hospital?',
    'Can I cancel or send something back?',
  ])
  expect(openChips()).toHaveLength(0)
})

test('every question has its answer, and one answer is open at a time', async () => {
  const user = open()
  const answers = new Set<string>()
  for (const each of chips()) {
    await user.click(each)
    expect(openChips()).toEqual([each])
    const answer = document.getElementById(each.getAttribute('aria-controls') ?? '')
    expect(answer).toBeVisible()
    answers.add(answer?.textContent ?? '')
  }
  expect(answers.size).toBe(6)
})

test('the answer closes on a click outside', async () => {
  const user = open()
  await user.click(chip('How do I pay?'))
  await user.click(screen.getByText(/In cash, when the order arrives/))
  expect(openChips()).toHaveLength(1)
  await user.click(screen.getByText('elsewhere'))
  expect(openChips()).toHaveLength(0)
})

test('Escape closes the answer and returns to its chip', async () => {
  const user = open()
  await user.click(chip('Do I need a prescription?'))
  await user.keyboard('{Escape}')
  expect(openChips()).toHaveLength(0)
  expect(chip('Do I need a prescription?')).toHaveFocus()
})

test('a click on the chip of the open answer closes it, and does not open it again', async () => {
  const user = open()
  await user.click(chip('How do you verify my order?'))
  await user.click(chip('How do you verify my order?'))
  expect(openChips()).toHaveLength(0)
})
