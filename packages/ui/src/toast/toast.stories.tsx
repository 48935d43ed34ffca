import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { dismissToasts, showError, showInfo, showSuccess } from './show-toast.tsx'
import { ToastRegion } from './toast-region.tsx'

const meta = {
  title: 'Overlays/Toast',
  tags: ['autodocs'],
  // each in a window of its own: modals and sticky parts take the whole of it
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  render: () => (
    <main className="wrap min-h-96 pt-40">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => showSuccess('OTP verified successfully!')}>Success</Button>
        <Button onClick={() => showError('Network Error: Please check your connection')}>Error</Button>
        <Button
          onClick={() => showInfo('दवाइयों के दाम इस पते पर बदल गए हैं। कृपया ऑर्डर पक्का करने से पहले एक बार देख लें।')}
        >
          Info
        </Button>
      </div>
      <ToastRegion label="Notifications" />
    </main>
  ),
  beforeEach: () => dismissToasts,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await waitFor(() => expect(screen.getByText('OTP verified successfully!')).toBeVisible())
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network Error: Please check your connection',
    )
  },
}
export const LeavesAfterThreeSeconds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    const toast = (await screen.findByText('OTP verified successfully!')).closest<HTMLElement>('.toast')
    // nobody waits for it: its line is its time
    await expect(toast?.querySelector<HTMLElement>('.toast-line')?.style.animationDuration).toBe('3000ms')
    const { top, right } = toast?.getBoundingClientRect() ?? { top: Infinity, right: 0 }
    await expect(top).toBeLessThan(window.innerHeight / 2)
    await expect(right).toBeGreaterThan(window.innerWidth / 2)
  },
}
export const StaysWhileFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    const text = await screen.findByText('OTP verified successfully!')
    await userEvent.keyboard('{Alt>}{t}{/Alt}')
    const toast = text.closest<HTMLElement>('.toast')
    await waitFor(() => expect(toast).toHaveFocus())
    const line = toast?.querySelector<HTMLElement>('.toast-line')
    await waitFor(() => expect(line?.style.animationPlayState).toBe('paused'))
  },
}
export const LongHindiOnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }))
  },
}
export const OverADialog: Story = {
  render: function Render() {
    const [open, setOpen] = useState(true)
    return (
      <main>
        <Dialog open={open} onClose={() => setOpen(false)} title="Verify OTP" closeLabel="Close">
          <Button onClick={() => showError('Invalid OTP')}>Verify</Button>
        </Dialog>
        <ToastRegion label="Notifications" />
      </main>
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Verify' }))
    const toast = await screen.findByRole('alert')
    await expect(screen.getByRole('dialog')).toContainElement(toast)
    // it outlives the dialog it was said in
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.getByText('Invalid OTP')).toBeInTheDocument()
  },
}
