import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HospitalCalculator } from './calculator.tsx'

const share = () => screen.getByText(/estimated share, per month/).nextSibling
const type = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

test('the given numbers come to 93,600 rupees, with the working shown', () => {
  render(<HospitalCalculator />)
  expect(share()).toHaveTextContent('₹93,600')
  expect(screen.getByText('₹46,80,000')).toBeVisible()
  expect(screen.getByText('300 patients × ₹600 × 26 days')).toBeVisible()
  expect(screen.getByText('20% of gross')).toBeVisible()
  expect(screen.getByText('10% of profit')).toBeVisible()
})

test('a changed number changes the result', async () => {
  render(<HospitalCalculator />)
  await type('Revenue share', '15')
  expect(share()).toHaveTextContent('₹1,40,400')
})

test.each([
  ['Revenue share', '150', 'From 0 to 100'],
  ['Operating days per month', '400', 'From 0 to 31'],
  ['Average order value', '100001', 'From 0 to 1,00,000'],
  ['Average order value', '1.2.3', 'Digits and one dot only'],
  ['Total patients per day', 'Infinity', 'Digits and one dot only'],
  ['Total patients per day', '1,000', 'Digits and one dot only'],
  ['Total patients per day', '', 'Enter a number'],
])('%s of %j answers %j', async (label, text, problem) => {
  render(<HospitalCalculator />)
  await type(label, text)
  expect(screen.getByRole('alert')).toHaveTextContent(problem)
})

test('what is refused leaves the last result where it is', async () => {
  render(<HospitalCalculator />)
  await type('Operating days per month', '20')
  expect(share()).toHaveTextContent('₹72,000')
  await type('Operating days per month', '.')
  expect(share()).not.toHaveTextContent('NaN')
  expect(screen.getByRole('alert')).toBeVisible()
})
