import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { FranchiseCalculator } from './calculator.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } })

test('the sliders start at 50 sales of 500 rupees, and nothing is promised before it is asked for', () => {
  render(<FranchiseCalculator path="/franchise" />)
  expect(screen.getByRole('slider', { name: 'Daily sales count' })).toHaveValue('50')
  expect(screen.getByRole('slider', { name: 'Average order value' })).toHaveValue('500')
  expect(screen.queryByText('₹22,500')).toBeNull()
})

test('Calculate Earnings shows day, month and year with the working', async () => {
  render(<FranchiseCalculator path="/franchise" />)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  expect(screen.getByText('Your estimated monthly earning').nextSibling).toHaveTextContent('₹22,500')
  expect(screen.getByText('₹750')).toBeVisible()
  expect(screen.getByText('₹2,73,750')).toBeVisible()
  expect(screen.getByText('50 sales × ₹500 × 0.03 = ₹750 a day.')).toBeVisible()
})

test('other sliders give another result once it is asked for', async () => {
  render(<FranchiseCalculator path="/franchise" />)
  slide('Daily sales count', 200)
  slide('Average order value', 2000)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  expect(screen.getByText('Your estimated monthly earning').nextSibling).toHaveTextContent('₹3,60,000')
})

test('Reset returns to the sliders with their defaults', async () => {
  render(<FranchiseCalculator path="/franchise" />)
  slide('Daily sales count', 120)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('slider', { name: 'Daily sales count' })).toHaveValue('50')
  expect(screen.queryByText('Your estimated monthly earning')).toBeNull()
})

describe('a link', () => {
  test('brings the sliders and the result with it, and Reset leaves both', async () => {
    window.history.replaceState(null, '', '/?dailySales=200&orderValue=2000')
    render(<FranchiseCalculator path="/franchise" />)
    expect(screen.getByRole('slider', { name: 'Daily sales count' })).toHaveValue('200')
    expect(screen.getByText('Your estimated monthly earning').nextSibling).toHaveTextContent('₹3,60,000')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByRole('slider', { name: 'Average order value' })).toHaveValue('500')
    expect(screen.queryByText('Your estimated monthly earning')).toBeNull()
  })

  test.each(['?dailySales=1.2.3&orderValue=500', '?dailySales=200', '?dailySales=9999&orderValue=-1'])(
    'that says %s is no result',
    (search) => {
      window.history.replaceState(null, '', `/${search}`)
      const { container } = render(<FranchiseCalculator path="/franchise" />)
      expect(screen.getByRole('slider', { name: 'Daily sales count' })).toHaveValue('50')
      expect(screen.getByText(/Press Calculate Earnings/)).toBeVisible()
      expect(container).not.toHaveTextContent(/NaN|Infinity/)
    },
  )

  test('of the result carries what was calculated, not where the sliders went since', async () => {
    render(<FranchiseCalculator path="/franchise" />)
    slide('Daily sales count', 120)
    await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
    slide('Daily sales count', 80)
    expect(screen.getByText(/dailySales/)).toHaveAttribute(
      'href',
      'http://marketing.localhost:4000/franchise?dailySales=120&orderValue=500#calc',
    )
  })
})

test('who comes back to the page finds their result, and after Reset none', async () => {
  const first = render(<FranchiseCalculator path="/franchise" />)
  slide('Daily sales count', 120)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  first.unmount()
  const second = render(<FranchiseCalculator path="/franchise" />)
  expect(screen.getByRole('slider', { name: 'Daily sales count' })).toHaveValue('120')
  expect(screen.getByText('Your estimated monthly earning').nextSibling).toHaveTextContent('₹54,000')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  second.unmount()
  render(<FranchiseCalculator path="/franchise" />)
  expect(screen.queryByText('Your estimated monthly earning')).toBeNull()
})
