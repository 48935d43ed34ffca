import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Fields/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup<string>,
  args: {
    label: 'Address type',
    options: [
      { value: 'home', label: 'Home' },
      { value: 'work', label: 'Work' },
    ],
    value: 'home',
    onValueChange: () => {},
  },
  render: function Render({ value, ...args }) {
    const [chosen, setChosen] = useState(value)
    return <RadioGroup {...args} value={chosen} onValueChange={setChosen} />
  },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Work' })).toBeChecked()
  },
}
export const SideBySide: Story = { args: { inline: true } }
export const NothingChosen: Story = { args: { value: undefined, problem: 'Choose one' } }
export const WithSentences: Story = {
  args: {
    label: 'Pay by',
    value: 'cash',
    options: [
      { value: 'cash', label: 'Cash on Delivery', hint: 'Pay when it arrives' },
      { value: 'upi', label: 'UPI', hint: 'Coming soon', disabled: true },
    ],
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongHindiNarrow: Story = {
  args: {
    label: <span lang="hi">दवाएँ कहाँ पहुँचानी हैं</span>,
    options: [
      { value: 'home', label: <span lang="hi">घर पर, जहाँ मरीज़ रहते हैं</span> },
      { value: 'work', label: <span lang="hi">अस्पताल के अंदर, आपके वार्ड के सबसे पास वाले गेट पर</span> },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
