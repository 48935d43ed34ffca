import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from './bar-chart.tsx'

const meta = {
  title: 'Content/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  args: {
    label: 'From sales to share',
    className: 'max-w-160',
    bars: [
      {
        id: 'gross',
        label: 'Gross medicine sales',
        value: 4_680_000,
        text: '₹46,80,000',
        note: '300 patients × ₹600 × 26 days',
      },
      {
        id: 'profit',
        label: 'Profit',
        value: 936_000,
        text: '₹9,36,000',
        note: '20% of gross',
        weight: 'middle',
      },
      {
        id: 'share',
        label: 'Your share',
        value: 93_600,
        text: '₹93,600',
        note: '10% of profit',
        weight: 'bold',
      },
    ],
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const TrueScale: Story = {
  tags: ['picture'],
}
export const Nothing: Story = {
  args: { bars: [{ id: 'gross', label: 'Gross medicine sales', value: 0, text: '₹0' }] },
}
