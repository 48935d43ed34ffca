import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumericPad, type NumericPadProps } from './numeric-pad.tsx'

const Typing = (args: NumericPadProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <div className="grid max-w-120 gap-4">
      <p className="num text-xl">{value === '' ? '–' : value}</p>
      <NumericPad {...args} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Keyboards/NumericPad',
  tags: ['autodocs'],
  component: NumericPad,
  globals: { surface: 'kiosk' },
  args: {
    value: '',
    onValueChange: () => {},
    maxLength: 10,
    words: { label: 'Number pad', clear: 'Clear', delete: 'Delete' },
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof NumericPad>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Full: Story = {
  tags: ['picture'],
  args: { value: '9822041736' },
}
