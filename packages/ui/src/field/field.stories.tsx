import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect } from 'storybook/test'
import { TextField } from '../text-field/text-field.tsx'

const meta = {
  title: 'Fields/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Pincode', hint: 'We fill the district and state from this.' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Focused: Story = {
  args: { defaultValue: '411038' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Pincode'))
    await expect(canvas.getByRole('textbox', { name: 'Pincode' })).toHaveFocus()
  },
}
export const Wrong: Story = {
  tags: ['picture'],
  args: {
    label: 'E-mail',
    optional: '(optional)',
    defaultValue: 'sunita@',
    problem: 'Please enter a valid email address',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail (optional)' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid email address')
  },
}
export const Locked: Story = {
  args: { label: 'Country', hint: undefined, defaultValue: 'India', disabled: true },
}
export const WithIcon: Story = {
  args: { label: 'Add a medicine', icon: <Search aria-hidden />, hint: 'At least 3 letters' },
}
export const LongHindi: Story = {
  args: {
    label: <span lang="hi">मरीज़ का पूरा नाम, जैसा पर्ची पर डॉक्टर ने लिखा है</span>,
    problem: <span lang="hi">कृपया वही नाम लिखें जो पर्ची पर लिखा है, ताकि फ़ार्मासिस्ट मिलान कर सके।</span>,
    defaultValue: 'श्रीमती अन्नपूर्णा देवी वेंकटरमणी सुब्रमण्यम',
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
