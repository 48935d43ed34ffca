import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Feedback/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Reading' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const PartWay: Story = {
  args: { value: 0.58 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading' })).toHaveValue(0.58)
  },
}
export const NobodyKnowsHowFar: Story = {}
export const Done: Story = { args: { value: 1 } }
export const Narrow: Story = { args: { value: 0.58 }, globals: { viewport: { value: 'narrow' } } }
export const OnTheKiosk: Story = {
  args: { value: 0.58 },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
