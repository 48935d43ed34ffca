import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Slider, type SliderProps } from './slider.tsx'

const Moving = (args: SliderProps) => {
  const [value, setValue] = useState(args.value)
  return <Slider {...args} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Fields/Slider',
  tags: ['autodocs'],
  component: Slider,
  args: {
    label: 'Daily sales count',
    value: 50,
    min: 10,
    max: 200,
    onValueChange: () => {},
    className: 'max-w-100',
  },
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Count: Story = {}
export const Money: Story = {
  args: {
    label: 'Average order value',
    value: 500,
    min: 100,
    max: 2000,
    step: 50,
    format: (value) => `₹${value.toLocaleString('en-IN')}`,
  },
}
export const AtTheStart: Story = { args: { value: 10 } }
export const AtTheEnd: Story = { args: { value: 200 } }
