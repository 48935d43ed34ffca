import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Actions/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'Edit Swarali flat', icon: <Pencil />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Swarali flat' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
