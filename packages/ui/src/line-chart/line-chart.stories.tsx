import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineChart } from './line-chart.tsx'

const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`
const monthly = (orderValue: number) => (sales: number) => sales * orderValue * 0.03 * 30
const at = (sales: number, orderValue: number) => ({ at: sales, text: rupees(monthly(orderValue)(sales)) })

const meta = {
  title: 'Content/LineChart',
  tags: ['autodocs'],
  component: LineChart,
  args: {
    className: 'max-w-160',
    summary:
      'Monthly earning by daily sales at ₹500 a bill. 50 sales give ₹22,500. The guaranteed minimum is ₹25,833.',
    x: {
      min: 10,
      max: 200,
      ticks: [10, 50, 100, 150, 200].map((tick) => ({ at: tick, text: String(tick) })),
      name: 'sales a day',
    },
    valueAt: monthly(500),
    here: { word: 'You', ...at(50, 500) },
    points: [at(100, 500), at(150, 500), at(200, 500)],
    reference: { value: 25_833, text: 'Guaranteed minimum ₹25,833' },
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const BelowTheMinimum: Story = {}
export const Highest: Story = { args: { here: { word: 'You', ...at(200, 500) } } }
export const Lowest: Story = { args: { here: { word: 'You', ...at(10, 500) } } }
export const NeverReached: Story = {
  args: {
    valueAt: monthly(100),
    here: { word: 'You', ...at(120, 100) },
    points: [at(50, 100), at(200, 100)],
  },
}
