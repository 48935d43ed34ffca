import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Fields/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  args: { label: 'Beds', suffix: 'beds' },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '120' } }
/** Kept as typed, with the reason under it: a field never takes away what somebody wrote. */
export const Wrong: Story = {
  args: { defaultValue: '1.2.3', problem: 'Enter a number, for example 120' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Beds' })
    await expect(input).toHaveValue('1.2.3')
    await expect(input).toBeInvalid()
  },
}
export const WithDecimals: Story = {
  args: { decimals: true, label: 'Share', suffix: '%', defaultValue: '12.5' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '120' } }
export const LongHindiNarrow: Story = {
  args: {
    label: <span lang="hi">अस्पताल में मरीज़ों के लिए कुल बिस्तरों की संख्या</span>,
    suffix: 'बिस्तर',
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = {
  args: { defaultValue: '120' },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
