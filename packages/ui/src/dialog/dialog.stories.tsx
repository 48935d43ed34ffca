import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { MobileField } from '../mobile-field/mobile-field.tsx'
import { Dialog } from './dialog.tsx'

const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 10)

const meta = {
  title: 'Overlays/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  // each in a window of its own: modals and sticky parts take the whole of it
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: false,
    title: 'Login to Dawadoot',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <form className="grid gap-5">
        <MobileField
          data-initial-focus
          label="Mobile number"
          hint="We send a 6-digit code by SMS. No password to remember."
          normalise={digits}
        />
        <Button size="lg" full disabled>
          Send OTP
        </Button>
      </form>
    ),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <main className="wrap min-h-[200vh] pt-6">
        <Button onClick={() => setOpen(true)}>Login</Button>
        <Dialog
          {...args}
          open={open}
          onClose={(reason) => {
            args.onClose(reason)
            setOpen(false)
          }}
        />
      </main>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['picture'],
  args: { open: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Login to Dawadoot' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus())
  },
}
export const OpensAndGivesFocusBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Login' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith('button')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  },
}
export const ClosesByEscape: Story = {
  args: { open: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledWith('escape')
  },
}
export const EscapeAndOverlayDoNothing: Story = {
  args: { open: true, escapeCloses: false, closeLabel: undefined },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(dialog)
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const ClosesByOverlay: Story = {
  args: { open: true, overlayCloses: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('dialog'))
    await expect(args.onClose).toHaveBeenCalledWith('overlay')
  },
}
export const MountedTwiceByStrictMode: Story = {
  render: (args) => (
    <StrictMode>
      <Dialog {...args} open />
    </StrictMode>
  ),
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus())
    await userEvent.keyboard('98220')
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
export const IsModalOnceInSight: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Login' })
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog')
    const number = screen.getByRole('textbox', { name: 'Mobile number' })
    await expect(dialog).toBeVisible()
    await expect(number).toHaveFocus()
    const [rising] = dialog.querySelector('.sheet')?.getAnimations() ?? []
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
    // what moves goes on, and does not begin again
    await expect(dialog.querySelector('.sheet')?.getAnimations()[0]).toBe(rising)
    await expect(number).toHaveFocus()
    opener.focus()
    await expect(number).toHaveFocus()
  },
}
export const AroundItIsWhatWouldCutIt: Story = {
  render: (args) => (
    <main className="wrap">
      <div className="h-24 translate-y-4 overflow-clip">
        <Dialog {...args} open />
      </div>
    </main>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight))
    await expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
  },
}
export const IsModalAtTheFirstKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await userEvent.keyboard('9')
    await expect(screen.getByRole('dialog').matches(':modal')).toBe(true)
    await expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9')
  },
}
export const ClosedAsSoonAsOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Login' })
    for (let round = 0; round < 3; round += 1) {
      await userEvent.click(opener)
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(opener).toHaveFocus()
    }
  },
}
export const OneInsideAnotherOpenAtOnce: Story = {
  render: (args) => (
    <StrictMode>
      <Dialog {...args} open title="Address" width="lg">
        <p className="pb-40">12 Model Colony</p>
        <Dialog open title="Delete this address?" onClose={fn()}>
          <Button>Delete</Button>
        </Dialog>
      </Dialog>
    </StrictMode>
  ),
  play: async ({ userEvent }) => {
    const inner = await screen.findByRole('dialog', { name: 'Delete this address?' })
    await expect(inner).toHaveFocus()
    // what lies below is inert and cannot be pressed
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Delete' })
    await expect(button).toHaveFocus()
    const { left, top, width, height } = button.getBoundingClientRect()
    await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  },
}
export const OneFromOneJustOpened: Story = {
  render: function Render(args) {
    const [outer, setOuter] = useState(false)
    const [inner, setInner] = useState(false)
    return (
      <main className="wrap">
        <Button onClick={() => setOuter(true)}>Edit</Button>
        <Dialog {...args} open={outer} title="Address" onClose={() => setOuter(false)}>
          <Button onClick={() => setInner(true)}>Delete</Button>
          <Dialog open={inner} title="Delete this address?" onClose={() => setInner(false)}>
            It cannot be undone.
          </Dialog>
        </Dialog>
      </main>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' })
    await userEvent.click(opener)
    const second = screen.getByRole('button', { name: 'Delete' })
    await userEvent.click(second)
    const inner = screen.getByRole('dialog', { name: 'Delete this address?' })
    await expect(inner).toHaveFocus()
    await expect(inner.matches(':modal')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const FocusStaysInside: Story = {
  args: { open: true, escapeCloses: false },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    for (let press = 0; press < 20; press += 1) {
      await userEvent.tab({ shift: press % 3 === 0 })
      // the page behind is inert; the browser's own controls, which a test cannot reach, are the only way out
      await expect([document.body, ...dialog.querySelectorAll('*'), dialog]).toContain(document.activeElement)
    }
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const LongContentOnANarrowPhone: Story = {
  tags: ['picture'],
  args: {
    open: true,
    title: <span lang="hi">अपनी पर्ची अपलोड करें और पता चुनें</span>,
    children: <p lang="hi">{'दवा समय पर, दरवाज़े पर। फ़ार्मासिस्ट हर पंक्ति को पर्ची से मिलाता है। '.repeat(40)}</p>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await expect(dialog).toHaveFocus()
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
    await expect(dialog).toHaveFocus()
  },
}
export const OnTheKiosk: Story = {
  args: { open: true },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
