import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  title: 'Fields/Select',
  tags: ['autodocs'],
  component: Select,
  args: {
    label: 'State',
    placeholder: 'Choose a state',
    options: [
      { value: 'KA', label: 'Karnataka' },
      { value: 'MH', label: 'Maharashtra' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Maharashtra')
    await expect(args.onValueChange).toHaveBeenCalledWith('MH')
  },
}
export const Chosen: Story = { args: { defaultValue: 'KA' } }
export const Wrong: Story = { args: { problem: 'Choose a state' } }
export const Disabled: Story = { args: { disabled: true, hint: 'We fill this from the pincode.' } }
export const LongHindiNarrow: Story = {
  args: {
    label: <span lang="hi">राज्य या केंद्र शासित प्रदेश</span>,
    options: [{ value: 'DN', label: 'दादरा और नगर हवेली तथा दमन और दीव' }],
    defaultValue: 'DN',
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = {
  args: { defaultValue: 'MH' },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
