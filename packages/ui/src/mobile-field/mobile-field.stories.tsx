import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { MobileField } from './mobile-field.tsx'

const meta = {
  title: 'Fields/MobileField',
  tags: ['autodocs'],
  component: MobileField,
  args: {
    label: 'Mobile number',
    hint: 'We send a 6-digit code by SMS. No password to remember.',
    normalise: (typed) => typed.replace(/\D/g, '').slice(-10),
  },
  render: function Render({ value, ...args }) {
    const [number, setNumber] = useState(value ?? '')
    return <MobileField {...args} value={number} onValueChange={setNumber} />
  },
} satisfies Meta<typeof MobileField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '9822041736' } }
export const PastedAsPeopleWriteIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.click(input)
    await userEvent.paste('+91 98220-41736')
    await expect(input).toHaveValue('9822041736')
  },
}
export const Wrong: Story = { args: { value: '12345', problem: 'Enter a 10-digit mobile number' } }
export const Disabled: Story = { args: { value: '9822041736', disabled: true } }
export const LongHindiNarrow: Story = {
  args: {
    label: <span lang="hi">आपका मोबाइल नंबर</span>,
    hint: <span lang="hi">हम छह अंकों का कोड एसएमएस से भेजते हैं। कोई पासवर्ड याद नहीं रखना है।</span>,
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = {
  args: { value: '9822041736' },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
