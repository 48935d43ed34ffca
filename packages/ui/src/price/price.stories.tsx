import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price.tsx'

const meta = {
  title: 'Order/Price',
  tags: ['autodocs'],
  component: Price,
  args: { price: '₹44.80', mrp: 'MRP ₹112.00', saving: '60% off' },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}
export const NothingSaved: Story = { args: { mrp: undefined, saving: undefined } }
export const LongAndNarrow: Story = {
  args: { price: '₹1,24,500.00', mrp: 'MRP ₹12,45,000.00', saving: '90% off' },
  globals: { viewport: { value: 'narrow' } },
}
export const Highlighted: Story = {
  render: () => (
    <p className="text-lg">
      <span className="mark font-strong">You save ₹317.45</span> on this order.
    </p>
  ),
}
