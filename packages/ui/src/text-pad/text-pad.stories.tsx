import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ENGLISH, HINDI } from './layouts.ts'
import { TextPad, type TextPadProps } from './text-pad.tsx'

const Typing = (args: TextPadProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <div className="grid max-w-160 gap-4">
      <p className="text-xl">{value === '' ? '–' : value}</p>
      <TextPad {...args} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Keyboards/TextPad',
  tags: ['autodocs'],
  component: TextPad,
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
  args: {
    value: '',
    onValueChange: () => {},
    onNext: () => {},
    capitalise: 'words',
    words: {
      label: 'On-screen keyboard',
      capitals: 'Capitals',
      delete: 'Delete',
      space: 'space',
      next: 'Next',
    },
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof TextPad>
export default meta
type Story = StoryObj<typeof meta>

export const StartOfAName: Story = {}
export const InsideAWord: Story = { args: { value: 'Ramesh Pawa' } }
export const Hindi: Story = { args: { value: 'रमेश', layouts: [HINDI, ENGLISH] } }
export const OneScript: Story = { args: { layouts: [ENGLISH] } }
