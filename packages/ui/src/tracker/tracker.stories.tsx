import type { Meta, StoryObj } from '@storybook/react-vite'
import { CourierRide } from '../art/courier-ride.tsx'
import { HomeDoor } from '../art/home-door.tsx'
import { Tracker } from './tracker.tsx'

const meta = {
  title: 'Order/Tracker',
  tags: ['autodocs'],
  component: Tracker,
  args: {
    label: 'Order status',
    doneLabel: 'done',
    className: 'hang hang-pad',
    ride: <CourierRide className="w-full" />,
    home: <HomeDoor className="w-full" />,
    steps: [
      { label: 'Order Confirmed', detail: '11:32 am', state: 'done' },
      { label: 'Order Picked', detail: '11:35 am', state: 'done' },
      { label: 'On the way', detail: 'Left the store at 11:37 am', state: 'now' },
      { label: 'Delivered', detail: 'by 11:42 am', state: 'later' },
    ],
  },
} satisfies Meta<typeof Tracker>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  tags: ['picture'],
}
export const Delivered: Story = {
  args: { steps: meta.args.steps.map((step) => ({ ...step, state: 'done' as const })) },
}
export const Cancelled: Story = {
  args: {
    steps: [
      { label: 'Order Confirmed', detail: '11:32 am', state: 'done' },
      { label: 'Cancelled', detail: '11:34 am', state: 'cut' },
    ],
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const CancelledOnAPhone: Story = { ...Cancelled, globals: { viewport: { value: 'phone' } } }
export const LongHindi: Story = {
  args: {
    steps: [
      { label: 'ऑर्डर पक्का हो गया और फ़ार्मासिस्ट को भेज दिया गया', detail: '11:32 am', state: 'now' },
      { label: 'आपके दरवाज़े पर पहुँच गया', state: 'later' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
