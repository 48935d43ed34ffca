import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { OtpField } from './otp-field.tsx'

const digits = (typed: string) => typed.replace(/\D/g, '')

const meta = {
  title: 'Fields/OtpField',
  tags: ['autodocs'],
  component: OtpField,
  args: { label: '6-digit code', value: '', onValueChange: fn(), normalise: digits },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="max-w-sm">
        <OtpField
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next)
            args.onValueChange(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const HalfTyped: Story = {
  tags: ['picture'],
  args: { value: '047' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '6-digit code' }))
  },
}
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '6-digit code' }))
    await userEvent.paste('Your code is 047 913.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('047913')
  },
}
export const Wrong: Story = { args: { value: '047913', problem: 'Invalid OTP' } }
export const Disabled: Story = { args: { value: '047913', disabled: true } }
export const Narrow: Story = { args: { value: '0479' }, globals: { viewport: { value: 'narrow' } } }
export const OnTheKiosk: Story = {
  args: { value: '0479' },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
