import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountdownRing } from './countdown-ring.tsx'

const meta = {
  title: 'Feedback/CountdownRing',
  tags: ['autodocs'],
  component: CountdownRing,
  args: { remaining: 22, total: 30, label: 'This screen clears itself in 22 seconds' },
} satisfies Meta<typeof CountdownRing>
export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {}
export const JustStarted: Story = { args: { remaining: 30 } }
export const LastSeconds: Story = { args: { remaining: 3, tone: 'near' } }
export const Over: Story = { args: { remaining: 0 } }
