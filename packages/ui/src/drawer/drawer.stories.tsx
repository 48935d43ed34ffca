import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  tags: ['autodocs'],
  component: Drawer,
  // each in a window of its own: modals and sticky parts take the whole of it
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: true,
    title: 'Confirm order',
    closeLabel: 'Close',
    onClose: fn(),
    children: <p>Swarali flat, 12, Swarali Apartments, Paud Road, Kothrud, Pune 411038</p>,
    foot: (
      <div className="grid gap-3">
        <p className="flex justify-between text-xl">
          <b>Total</b> <b className="num">₹339.05</b>
        </p>
        <Button size="lg" full>
          Place order
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const OnADesktop: Story = {}
export const OnAPhone: Story = {
  args: { children: <p>{'Every line of the order, and the place it goes to. '.repeat(60)}</p> },
  globals: { viewport: { value: 'phone' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
