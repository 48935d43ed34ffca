import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stations } from './stations.tsx'

const meta = {
  title: 'Navigation/Stations',
  tags: ['autodocs'],
  component: Stations,
  args: {
    label: 'Progress',
    stations: [{ label: 'Upload Prescription' }, { label: 'Verify Medicines' }, { label: 'Confirm Order' }],
    now: 1,
  },
} satisfies Meta<typeof Stations>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: { now: 0 } }
export const Second: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify Medicines')).toHaveAttribute('aria-current', 'step')
  },
}
export const AllDone: Story = { args: { now: 3 } }
export const Narrow: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKioskInHindi: Story = {
  args: {
    stations: [
      { label: 'Upload Prescription', hindi: 'पर्ची की फोटो लें' },
      { label: 'Verify Medicines', hindi: 'दवाइयाँ जाँचें' },
      { label: 'Confirm Order', hindi: 'ऑर्डर पक्का करें' },
    ],
  },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
