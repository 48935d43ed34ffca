import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFooter } from './site-footer.tsx'

const meta = {
  title: 'Navigation/SiteFooter',
  tags: ['autodocs'],
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Dawadoot', href: '#home' },
    about: 'Medicines from your prescription, checked by a pharmacist, at your door in about 10 minutes.',
    offer: 'Up to 90% off on MRP',
    columns: [
      {
        title: 'Company',
        links: [
          { label: 'About', href: '#about' },
          { label: 'For hospitals', href: '#hospitals' },
          { label: 'Franchise', href: '#franchise' },
          { label: 'Blog' },
        ],
      },
      {
        title: 'Contact',
        links: [
          { label: 'help@dawadoot.example', href: 'mailto:help@dawadoot.example' },
          { label: '1800 000 0000', href: 'tel:+911800000000' },
        ],
      },
      { title: 'Follow', links: [{ label: 'Instagram', href: '#instagram' }] },
    ],
    end: '© 2026 Dawadoot',
    endLinks: [{ label: 'Privacy' }, { label: 'Terms' }],
  },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  tags: ['picture'],
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
