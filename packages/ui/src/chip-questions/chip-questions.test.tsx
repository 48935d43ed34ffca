import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChipQuestions } from './chip-questions.tsx'

const questions = [
  { id: 'pay', question: 'How do I pay?', answer: 'In cash, when it arrives.' },
  { id: 'need', question: 'Do I need a prescription?', answer: 'Yes.' },
  { id: 'stock', question: 'What if it is out of stock?', answer: 'You choose another.' },
]

const chip = (name: string) => screen.getByRole('button', { name })
const user = userEvent.setup()

beforeEach(() => {
  render(
    <>
      <ChipQuestions questions={questions} />
      <p>elsewhere</p>
    </>,
  )
})

test('no answer is open until a question is pressed', async () => {
  expect(screen.queryByText('In cash, when it arrives.')).not.toBeInTheDocument()
  await user.click(chip('How do I pay?'))
  expect(screen.getByText('In cash, when it arrives.')).toBeVisible()
  expect(chip('How do I pay?')).toHaveAttribute('aria-expanded', 'true')
})

test('one answer is open at a time', async () => {
  await user.click(chip('How do I pay?'))
  await user.click(chip('Do I need a prescription?'))
  expect(screen.queryByText('In cash, when it arrives.')).not.toBeInTheDocument()
  expect(screen.getByText('Yes.')).toBeVisible()
})

test('pressing the open question closes it, and it stays closed', async () => {
  await user.click(chip('How do I pay?'))
  await user.click(chip('How do I pay?'))
  expect(chip('How do I pay?')).toHaveAttribute('aria-expanded', 'false')
})

test('a press elsewhere closes the answer, a press in the answer does not', async () => {
  await user.click(chip('How do I pay?'))
  await user.click(screen.getByText('In cash, when it arrives.'))
  expect(chip('How do I pay?')).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByText('elsewhere'))
  expect(chip('How do I pay?')).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes the answer and brings focus back to its question', async () => {
  await user.click(chip('Do I need a prescription?'))
  chip('How do I pay?').focus()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Yes.')).not.toBeInTheDocument()
  expect(chip('Do I need a prescription?')).toHaveFocus()
})

test('the answer follows its question when read, and stands below the row of its question', async () => {
  // the first two share a row
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === 'What if it is out of stock?' ? 60 : 0
  })
  await user.click(chip('How do I pay?'))
  const answer = document.querySelector<HTMLElement>('[data-answer]')
  expect(chip('How do I pay?').nextElementSibling).toBe(answer)
  const order = (element: HTMLElement | null) => Number(element?.style.order)
  expect(order(answer)).toBeGreaterThan(order(chip('Do I need a prescription?')))
  expect(order(answer)).toBeLessThan(order(chip('What if it is out of stock?')))
  vi.restoreAllMocks()
})
