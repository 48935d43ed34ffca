import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Content/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  args: {
    items: [
      {
        id: 'cost',
        title: 'What is the investment?',
        content: '2 to 5 lakh rupees, depending on the size and fit-out of your store.',
      },
      { id: 'time', title: 'How long does setup take?', content: 'Two to four weeks.' },
      { id: 'help', title: 'Who helps me when the shop is full?', content: 'A person, day and night.' },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { openAtFirst: 'cost' } }
export const OneAtATime: Story = { args: { openAtFirst: 'time', single: true } }
