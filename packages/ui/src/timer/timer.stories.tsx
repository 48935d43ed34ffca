import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timer } from './timer.tsx'

const meta = {
  title: 'Order/Timer',
  tags: ['autodocs'],
  component: Timer,
  args: { text: '04:26', share: 0.44, tone: 'good', word: 'On time', label: 'Time since order' },
} satisfies Meta<typeof Timer>
export default meta
type Story = StoryObj<typeof meta>

export const OnTime: Story = {}
export const NearlyThere: Story = { args: { text: '08:47', share: 0.88, tone: 'near', word: 'Nearly there' } }
export const RunningLate: Story = { args: { text: '11:05', share: 1.1, tone: 'late', word: 'Running late' } }
export const JustOrdered: Story = { args: { text: '00:00', share: 0 } }
export const Hours: Story = { args: { text: '2:11:05', share: 9, tone: 'late', word: 'Running late' } }
export const SmallRing: Story = { args: { size: 'sm', ringOnly: true } }
