import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Note } from '../note/note.tsx'
import { Summary } from './summary.tsx'

const meta = {
  title: 'Order/Summary',
  tags: ['autodocs'],
  component: Summary,
  args: {
    title: 'Payment summary',
    rows: [
      { label: 'Items', value: '6' },
      { label: 'Subtotal (MRP)', value: '₹588.50' },
      { label: 'Discount', value: '− ₹317.45', saving: true },
      { label: 'Delivery fee', value: '₹0.00' },
    ],
    total: { label: 'Total', value: '₹271.05' },
    className: 'max-w-xs',
  },
} satisfies Meta<typeof Summary>
export default meta
type Story = StoryObj<typeof meta>

export const Bill: Story = {}
export const WithTheOneThingToDo: Story = {
  tags: ['picture'],
  args: {
    children: (
      <>
        <Note tone="bad">1 medicine is out of stock. Replace it, or Proceed will leave it out.</Note>
        <Button size="lg" full>
          Proceed
        </Button>
      </>
    ),
  },
}
export const BigNumbersNarrow: Story = {
  args: { total: { label: 'कुल रकम, नकद में', value: '₹12,45,000.00' } },
  globals: { viewport: { value: 'narrow' } },
}
