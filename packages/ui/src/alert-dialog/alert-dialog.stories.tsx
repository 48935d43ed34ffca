import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AlertDialog } from './alert-dialog.tsx'

const meta = {
  title: 'Overlays/AlertDialog',
  tags: ['autodocs'],
  component: AlertDialog,
  // each in a window of its own: modals and sticky parts take the whole of it
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: true,
    title: 'Cancel this order?',
    children: 'Are you sure you want to cancel order #DW2611-4827?',
    yes: 'Yes',
    no: 'No',
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to cancel order #DW2611-4827?')
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onNo).toHaveBeenCalledOnce()
    await expect(args.onYes).not.toHaveBeenCalled()
  },
}
export const Busy: Story = { args: { busy: true, busyLabel: 'Cancelling...' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } }
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
