import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, MessageCircle, Package, UserRound } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { Menu } from './menu.tsx'

const logOut = fn()

const meta = {
  title: 'Actions/Menu',
  tags: ['autodocs'],
  // each in a window of its own: it opens in the top layer
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  component: Menu,
  args: {
    label: 'Account menu, Sunita Deshpande',
    trigger: <Avatar name="Sunita Deshpande" />,
    head: (
      <>
        <p className="font-strong">Sunita Deshpande</p>
        <p className="num text-sm text-quiet">+91 98220 41736</p>
      </>
    ),
    items: [
      { key: 'orders', label: 'Orders', icon: <Package aria-hidden />, href: '#orders' },
      { key: 'chat', label: 'Whatsapp', icon: <MessageCircle aria-hidden />, href: '#chat' },
      { key: 'profile', label: 'Profile', icon: <UserRound aria-hidden />, href: '#profile' },
      { key: 'out', label: 'Logout', icon: <LogOut aria-hidden />, onSelect: logOut },
    ],
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start justify-end">
        <Story />
        <a href="#after" className="inline-grid min-h-12 min-w-12 place-items-center">
          After
        </a>
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu, Sunita Deshpande' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible())
  },
}
export const TakingAnItemClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear()
    const button = canvas.getByRole('button', { name: 'Account menu, Sunita Deshpande' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(logOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}
export const LeavingItClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu, Sunita Deshpande' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    canvas.getByRole('link', { name: 'Orders' }).focus()
    canvas.getByRole('link', { name: 'Profile' }).focus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    canvas.getByRole('link', { name: 'After' }).focus()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } }
