import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Content/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Sunita Deshpande' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const TwoLetters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SD')).toBeVisible()
  },
}
export const OneName: Story = { args: { name: 'Sunita' } }
/** A Hindi syllable is one letter to its reader. */
export const Hindi: Story = { args: { name: 'क्षितिज वेंकटरमणी' } }
export const Large: Story = { args: { size: 'lg' } }
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
