import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'

const bars = [
  { id: 'gross', label: 'Gross', value: 1000, text: '₹1,000' },
  { id: 'profit', label: 'Profit', value: 200, text: '₹200', note: '20% of gross' },
]
const widths = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('width'))

test('every bar has its name, value and working in words', () => {
  render(<BarChart label="From sales to share" bars={bars} />)
  const rows = within(screen.getByRole('list', { name: 'From sales to share' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['Gross₹1,000', 'Profit₹20020% of gross'])
})

test('bars share one scale', () => {
  render(<BarChart label="chart" bars={bars} />)
  const [gross, profit] = screen.getAllByRole('listitem')
  expect(widths(gross)).toContain('100.00%')
  expect(widths(profit)).toContain('20.00%')
})

test('nothing is drawn for nothing', () => {
  render(<BarChart label="chart" bars={[{ id: 'gross', label: 'Gross', value: 0, text: '₹0' }]} />)
  expect(widths(screen.getByRole('listitem'))).toEqual([])
})
