import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MobileField } from '../mobile-field/mobile-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'

const meta = {
  title: 'Parts/Fields',
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

export const Mobile: Story = {
  render: function Render() {
    const [number, setNumber] = useState('')
    return (
      <MobileField
        label="Mobile number"
        hint="We send a 6-digit code by SMS. No password to remember."
        value={number}
        onValueChange={setNumber}
        normalise={(typed) => typed.replace(/\D/g, '').slice(-10)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.click(input)
    await userEvent.paste('+91 98220-41736')
    await expect(input).toHaveValue('9822041736')
  },
}
export const OtherKinds: Story = {
  render: function Render() {
    const [kind, setKind] = useState<'home' | 'work' | undefined>('home')
    return (
      <div className="grid max-w-md gap-4">
        <NumberField label="Beds" defaultValue="120" suffix="beds" />
        <TextArea label="Notes" defaultValue="Gate 2, ring once." />
        <Select
          label="State"
          placeholder="Choose a state"
          options={[{ value: 'MH', label: 'Maharashtra' }]}
        />
        <Select label="District" disabled options={[{ value: 'pune', label: 'Pune' }]} />
        <DateField label="Date of birth" defaultValue="1968-03-14" />
        <RadioGroup
          label="Address type"
          inline
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'home', label: 'Home' },
            { value: 'work', label: 'Work' },
          ]}
        />
        <RadioGroup
          label="Pay by"
          problem="Choose one"
          value={undefined}
          onValueChange={setKind}
          options={[
            { value: 'home', label: 'Cash on Delivery', hint: 'Pay when it arrives' },
            { value: 'work', label: 'UPI', hint: 'Coming soon', disabled: true },
          ]}
        />
        <Checkbox label="My WhatsApp number is the same" defaultChecked />
      </div>
    )
  },
}
