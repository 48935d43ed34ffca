import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Fields/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { label: 'My WhatsApp number is the same' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    // the sentence is as good as the box
    await userEvent.click(canvas.getByText('My WhatsApp number is the same'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const Wrong: Story = {
  args: { label: 'I agree to the terms', problem: 'Please agree before you go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please agree before you go on')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const LongHindiNarrow: Story = {
  args: {
    label: <span lang="hi">मैं सहमत हूँ कि मेरी पर्ची केवल यह ऑर्डर तैयार करने के लिए पढ़ी जाए</span>,
    hint: <span lang="hi">आप यह सहमति कभी भी वापस ले सकते हैं।</span>,
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = {
  args: { defaultChecked: true },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
