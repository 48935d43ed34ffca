import type { Meta, StoryObj } from '@storybook/react-vite'
import { Testimonial } from './testimonial.tsx'

const meta = {
  title: 'Content/Testimonial',
  tags: ['autodocs'],
  component: Testimonial,
  args: {
    heading: 'Reached before the doctor’s next round',
    quote:
      'My father was admitted at night. I sent the slip from the corridor, and the injections came to the ward while I was still filling the form.',
    name: 'Customer, Pune',
    rating: { value: 5, label: '5 out of 5' },
  },
} satisfies Meta<typeof Testimonial>
export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = {}
export const SideBySide: Story = {
  args: {
    size: 'md',
    heading: undefined,
    name: 'Store partner',
    detail: 'Pune',
    rating: { value: 4.5, label: '4.5 out of 5' },
  },
}
