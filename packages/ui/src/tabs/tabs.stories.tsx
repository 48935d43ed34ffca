import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hospital, House, MapPin, Package, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function OrderType() {
  const [type, setType] = useState<'hospital' | 'home'>('hospital')
  return (
    <Tabs
      label="Order type"
      value={type}
      onValueChange={setType}
      items={[
        {
          value: 'hospital',
          label: 'Inside Hospital',
          icon: <Hospital aria-hidden />,
          content: 'Ward and gate',
        },
        { value: 'home', label: 'Home Delivery', icon: <House aria-hidden />, content: 'Flat and street' },
      ]}
    />
  )
}

export const Choice: Story = {
  tags: ['picture'],
  render: () => <OrderType />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Inside Hospital' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Home Delivery' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Home Delivery' })).toHaveTextContent('Flat and street')
  },
}
export const ChoiceOnANarrowPhone: Story = {
  render: () => <OrderType />,
  globals: { viewport: { value: 'narrow' } },
}

const pages = (
  <div className="max-w-60">
    <TabLinks
      label="Profile"
      links={[
        { href: '#info', label: 'Personal Info', icon: <UserRound aria-hidden />, current: false },
        { href: '#orders', label: 'Orders', icon: <Package aria-hidden />, current: true },
        { href: '#addresses', label: 'Addresses', icon: <MapPin aria-hidden />, current: false },
      ]}
    />
  </div>
)
export const Pages: Story = { render: () => pages }
export const PagesOnAPhone: Story = { render: () => pages, globals: { viewport: { value: 'phone' } } }
