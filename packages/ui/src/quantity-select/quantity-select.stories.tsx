import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { QuantitySelect } from './quantity-select.tsx'

const meta = {
  title: 'Fields/QuantitySelect',
  tags: ['autodocs'],
  component: QuantitySelect,
  args: {
    label: 'Quantity of Metformin SR 500 mg',
    lessLabel: 'One less',
    moreLabel: 'One more',
    value: 2,
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <QuantitySelect
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof QuantitySelect>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(canvas.getByRole('group', { name: 'Quantity of Metformin SR 500 mg' })).toHaveTextContent(
      '3',
    )
  },
}
export const AtTheEnd: Story = {
  args: { value: 10 },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'One more' })
    await userEvent.click(more)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(more).toHaveFocus()
  },
}
export const Off: Story = { args: { value: 0, min: 0, max: 0, disabled: true } }
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
