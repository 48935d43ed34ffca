import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stars } from './stars.tsx'

const meta = {
  title: 'Content/Stars',
  tags: ['autodocs'],
  component: Stars,
  args: { value: 5, label: '5 out of 5' },
} satisfies Meta<typeof Stars>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const AndAHalf: Story = { args: { value: 4.5, label: '4.5 out of 5', showLabel: true } }
export const None: Story = { args: { value: 0, label: '0 out of 5', showLabel: true } }
