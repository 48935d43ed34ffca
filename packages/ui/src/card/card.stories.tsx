import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Content/Card',
  tags: ['autodocs'],
  component: Card,
  args: {
    children: (
      <>
        <h2 className="text-xl">Order information</h2>
        <p className="mt-2">
          Deliver to Swarali flat, Kothrud. <Link href="#change">Change</Link>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Slip: Story = {}
export const LongHindiNarrow: Story = {
  args: { children: <p lang="hi">फ़ार्मासिस्ट आपकी पर्ची की हर पंक्ति को दवाइयों से मिलाकर देखता है।</p> },
  globals: { viewport: { value: 'narrow' } },
}
