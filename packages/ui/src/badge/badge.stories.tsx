import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeCheck } from 'lucide-react'
import { Badge } from './badge.tsx'

const meta = { title: 'Feedback/Badge', tags: ['autodocs'], component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Claim: Story = {
  args: { icon: <BadgeCheck aria-hidden />, children: '100% pharmacist verified' },
}
