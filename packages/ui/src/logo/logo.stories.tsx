import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Brand/Logo',
  tags: ['autodocs'],
  component: Logo,
  args: { name: 'Dawadoot' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const OnPaper: Story = { args: { mark: 'whole' } }
export const FromALine: Story = {
  decorators: [
    (Story) => (
      <div className="border-t-[0.3125rem] border-rekha pb-6">
        <Story />
      </div>
    ),
  ],
}
export const OnInk: Story = {
  args: { mark: 'whole', tone: 'ink' },
  decorators: [
    (Story) => (
      <div className="bg-neel-950 p-6">
        <Story />
      </div>
    ),
  ],
}
