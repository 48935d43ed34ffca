import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FranchiseCalculator } from './calculator.tsx'

const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } })

test('the sliders start at 50 sales of 500 rupees, and nothing is promised before it is asked for', () => {
  render(<FranchiseCalculator />)
  expect(screen.getByRole('slider', { name: 'Daily sales count' })).toHaveValue('50')
  expect(screen.getByRole('slider', { name: 'Average order value' })).toHaveValue('500')
  expect(screen.queryByText('₹22,500')).toBeNull()
})

test('Calculate Earnings shows day, month and year with the working', async () => {
  render(<FranchiseCalculator />)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  expect(screen.getByText('Your estimated monthly earning').nextSibling).toHaveTextContent('₹22,500')
  expect(screen.getByText('₹750')).toBeVisible()
  expect(screen.getByText('₹2,73,750')).toBeVisible()
  expect(screen.getByText('50 sales × ₹500 × 0.03 = ₹750 a day.')).toBeVisible()
})

test('other sliders give another result once it is asked for', async () => {
  render(<FranchiseCalculator />)
  slide('Daily sales count', 200)
  slide('Average order value', 2000)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  expect(screen.getByText('Your estimated monthly earning').nextSibling).toHaveTextContent('₹3,60,000')
})

test('Reset returns to the sliders with their defaults', async () => {
  render(<FranchiseCalculator />)
  slide('Daily sales count', 120)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('slider', { name: 'Daily sales count' })).toHaveValue('50')
  expect(screen.queryByText('Your estimated monthly earning')).toBeNull()
})
