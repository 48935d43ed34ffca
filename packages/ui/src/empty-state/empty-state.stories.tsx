import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlankSlip } from '../art/blank-slip.tsx'
import { OutOfReach } from '../art/out-of-reach.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'No Prescription Data' },
  decorators: [
    (Story) => (
      <Card as="article" className="max-w-sm">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  args: {
    art: <BlankSlip />,
    children: 'We found no medicines on this page. Try a sharper photo of the full slip.',
    action: <Button>Go to Home Page</Button>,
  },
}
export const OutOfService: Story = {
  args: {
    art: <OutOfReach />,
    title: 'Service Not Available',
    children: 'We don’t deliver medicines to this location currently',
    action: <Button variant="line">Change address</Button>,
  },
}
export const LongHindiNarrow: Story = {
  args: {
    art: <BlankSlip />,
    title: 'इस पर्ची पर हमें कोई दवा नहीं मिली',
    children: 'कृपया पूरी पर्ची की साफ़ फोटो लें और फिर से कोशिश करें।',
  },
  globals: { viewport: { value: 'narrow' } },
}
