import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import { SiteHeader } from './site-header.tsx'

const meta = {
  title: 'Navigation/SiteHeader',
  tags: ['autodocs'],
  component: SiteHeader,
  // each in a window of its own: modals and sticky parts take the whole of it
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  args: {
    brand: { name: 'Dawadoot', href: '#home', label: 'Dawadoot, home' },
    navLabel: 'Main',
    menuLabel: 'Menu',
    links: [
      { href: '#about', label: 'About', current: true },
      { href: '#contact', label: 'Contact' },
    ],
    action: <Button size="sm">Order Now</Button>,
    aside: (
      <Button size="sm" variant="quiet" onClick={fn()}>
        Login
      </Button>
    ),
  },
  render: (args) => (
    <div className="min-h-[300vh]">
      <SiteHeader {...args} />
      <main className="wrap pt-8">
        <h1 className="text-3xl">From the doctor’s pen to your door</h1>
      </main>
    </div>
  ),
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {}
export const SignedIn: Story = {
  tags: ['picture'],
  args: {
    aside: undefined,
    account: (
      <Menu
        label="Account menu, Sunita Deshpande"
        trigger={<Avatar name="Sunita Deshpande" />}
        items={[{ key: 'orders', label: 'Orders', href: '#orders' }]}
      />
    ),
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...SignedIn, globals: { viewport: { value: 'narrow' } } }
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible())
  },
}
export const StepsAside: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    window.scrollTo({ top: 400, behavior: 'instant' })
    await waitFor(() => expect(header).toHaveAttribute('data-hidden'))
    window.scrollTo({ top: 300, behavior: 'instant' })
    await waitFor(() => expect(header).not.toHaveAttribute('data-hidden'))
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}
