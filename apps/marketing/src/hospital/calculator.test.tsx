import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { HospitalCalculator } from './calculator.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

const share = () => screen.getByText(/estimated share, per month/).nextSibling
const type = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

test('the given numbers come to 93,600 rupees, with the working shown', () => {
  render(<HospitalCalculator path="/hospital-onboarding" />)
  expect(share()).toHaveTextContent('₹93,600')
  expect(screen.getByText('₹46,80,000')).toBeVisible()
  expect(screen.getByText('300 patients × ₹600 × 26 days')).toBeVisible()
  expect(screen.getByText('20% of gross')).toBeVisible()
  expect(screen.getByText('10% of profit')).toBeVisible()
})

test('a changed number changes the result', async () => {
  render(<HospitalCalculator path="/hospital-onboarding" />)
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
  render(<HospitalCalculator path="/hospital-onboarding" />)
  await type(label, text)
  expect(screen.getByRole('alert')).toHaveTextContent(problem)
})

test('what is refused leaves the last result where it is', async () => {
  render(<HospitalCalculator path="/hospital-onboarding" />)
  await type('Operating days per month', '20')
  expect(share()).toHaveTextContent('₹72,000')
  await type('Operating days per month', '.')
  expect(share()).not.toHaveTextContent('NaN')
  expect(screen.getByRole('alert')).toBeVisible()
})

test.each(['1.2.3', '', '9'.repeat(400), '-300', '3oo patients', '₹600', 'NaN', 'Infinity', '1e309', '०'])(
  'pasting %j into any field never shows NaN or Infinity',
  async (pasted) => {
    const user = userEvent.setup()
    const { container } = render(<HospitalCalculator path="/hospital-onboarding" />)
    for (const field of screen.getAllByRole('textbox')) {
      await user.clear(field)
      await user.click(field)
      await user.paste(pasted)
    }
    expect(container).not.toHaveTextContent(/NaN|Infinity/)
    expect(share()).toHaveTextContent('₹93,600')
  },
)

test('nothing at all comes to nothing, not to a gap', async () => {
  render(<HospitalCalculator path="/hospital-onboarding" />)
  await type('Total patients per day', '0')
  expect(share()).toHaveTextContent('₹0')
})

describe('a link', () => {
  test('fills in the numbers that it carries and that are allowed', () => {
    window.history.replaceState(null, '', '/?revenueSharePercent=15&operatingDaysPerMonth=400')
    render(<HospitalCalculator path="/hospital-onboarding" />)
    expect(screen.getByRole('textbox', { name: 'Revenue share' })).toHaveValue('15')
    expect(screen.getByRole('textbox', { name: 'Operating days per month' })).toHaveValue('26')
    expect(share()).toHaveTextContent('₹1,40,400')
  })

  test('of the result carries what was accepted last', async () => {
    render(<HospitalCalculator path="/hospital-onboarding" />)
    await type('Operating days per month', '20')
    await type('Operating days per month', '.')
    expect(screen.getByText(/operatingDaysPerMonth/)).toHaveAttribute(
      'href',
      'http://marketing.localhost:4000/hospital-onboarding?totalPatientsPerDay=300&avgOrderValue=600&revenueSharePercent=10&operatingDaysPerMonth=20#calc',
    )
  })
})

test('who comes back to the page finds their numbers and their result', async () => {
  const { unmount } = render(<HospitalCalculator path="/hospital-onboarding" />)
  await type('Revenue share', '15')
  await type('Total patients per day', '1.2.3')
  unmount()
  render(<HospitalCalculator path="/hospital-onboarding" />)
  expect(screen.getByRole('textbox', { name: 'Revenue share' })).toHaveValue('15')
  // the last that was accepted on the way to what was refused
  expect(screen.getByRole('textbox', { name: 'Total patients per day' })).toHaveValue('1.2')
})
