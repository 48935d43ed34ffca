import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Fields/DateField',
  tags: ['autodocs'],
  component: DateField,
  args: { label: 'Date of birth', max: '2026-11-28' },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { defaultValue: '1968-03-14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('1968-03-14')
  },
}
export const Wrong: Story = { args: { defaultValue: '2031-03-14', problem: 'This day is still to come' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '1968-03-14' } }
export const LongHindiNarrow: Story = {
  args: { label: <span lang="hi">मरीज़ की जन्म तिथि, जैसी आधार कार्ड पर है</span> },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = {
  args: { defaultValue: '1968-03-14' },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
