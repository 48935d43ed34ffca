import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LineChart, type LineChartProps } from './line-chart.tsx'

const chart = (props: Partial<LineChartProps> = {}) => (
  <LineChart
    summary="50 sales give ₹500."
    x={{ min: 0, max: 100, ticks: [{ at: 100, text: '100' }], name: 'sales a day' }}
    valueAt={(sales) => sales * 10}
    here={{ at: 50, word: 'You', text: '₹500' }}
    points={[
      { at: 52, text: '₹520' },
      { at: 100, text: '₹1,000' },
    ]}
    {...props}
  />
)

test('the chart is one picture that says itself in a sentence', () => {
  render(chart())
  expect(screen.getByRole('img', { name: '50 sales give ₹500.' })).toBeInTheDocument()
})

test('a value that would lie on the person’s own is left out', () => {
  render(chart())
  expect(screen.getByText('₹500')).toBeInTheDocument()
  expect(screen.queryByText('₹520')).not.toBeInTheDocument()
  expect(screen.getByText('₹1,000')).toBeInTheDocument()
})

test('a reference that the line never reaches still fits on the sheet', () => {
  render(chart({ reference: { value: 5000, text: 'Minimum ₹5,000' } }))
  expect(Number(screen.getByText('Minimum ₹5,000').getAttribute('y'))).toBeGreaterThan(20)
})
