import type { Meta, StoryObj } from '@storybook/react-vite'
import { Camera, X } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

const meta = {
  title: 'Actions/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Order now', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['picture'],
  args: { icon: <Camera /> },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Order now' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    // 52 px at the size of text that browsers begin with; the kiosk's are higher still
    const page = document.documentElement
    const rem = Number.parseFloat(getComputedStyle(page).fontSize)
    await expect(button.getBoundingClientRect().height).toBe(
      (page.dataset.surface === 'kiosk' ? 4 : 3.25) * rem,
    )
  },
}
export const Line: Story = { args: { variant: 'line', children: 'Add Address' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Change Number' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel', icon: <X /> } }
export const Stop: Story = { args: { variant: 'stop', children: 'Yes' } }
export const OnInk: Story = {
  args: { variant: 'on-ink', children: 'Start' },
  globals: { backgrounds: { value: 'dark' } },
}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg', full: true } }
export const Disabled: Story = { args: { disabled: true, children: 'Send OTP' } }

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Uploading...', children: 'Upload' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Uploading...' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const BusyOrNotIsTheSameWidth: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <Button {...args} busy={false} busyLabel="Uploading...">
        Send
      </Button>
      <Button {...args} busy busyLabel="Uploading...">
        Send
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width)
    await expect(idle).toBe(busy)
  },
}
export const LongHindi: Story = {
  args: { children: 'Place order', hindi: 'दवाइयों का ऑर्डर पक्का करें और दरवाज़े पर नकद भुगतान करें', full: true },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = {
  args: { children: 'Get medicine prices', hindi: 'दवाइयों के दाम देखें', full: true },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get medicine prices' })
    // the window may still be turning upright
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(84))
  },
}
export const TheOneThingOnTheKiosk: Story = {
  args: { children: 'Start', hindi: 'शुरू करें', full: true, size: 'xl' },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#order" icon={<Camera />}>
      Order now
    </ButtonLink>
  ),
}
