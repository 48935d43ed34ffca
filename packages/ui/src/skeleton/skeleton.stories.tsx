import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkeletonSlip } from './skeleton.tsx'

const meta = {
  title: 'Feedback/SkeletonSlip',
  tags: ['autodocs'],
  component: SkeletonSlip,
  args: { label: 'Loading orders' },
} satisfies Meta<typeof SkeletonSlip>
export default meta
type Story = StoryObj<typeof meta>

export const Slip: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders')
  },
}
export const ManyLines: Story = { args: { lines: 6 } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
