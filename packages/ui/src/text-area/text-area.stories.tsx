import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Fields/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'Notes' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'What the courier should know', optional: '(optional)' } }
export const Filled: Story = { args: { defaultValue: 'Gate 2, ring once.' } }
export const GrowsWithItsText: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Notes' })
    const before = area.offsetHeight
    await userEvent.type(area, 'Gate 2{enter}Ring once{enter}Third floor{enter}Left{enter}Blue door')
    await expect(area.offsetHeight).toBeGreaterThan(before)
  },
}
export const Wrong: Story = { args: { problem: 'Write a few words', defaultValue: ' ' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Gate 2, ring once.' } }
export const LongHindiNarrow: Story = {
  args: {
    label: <span lang="hi">डिलीवरी वाले के लिए संदेश</span>,
    defaultValue: 'दूसरे गेट से आइए, एक बार घंटी बजाइए और तीसरी मंज़िल पर बाईं ओर का नीला दरवाज़ा खटखटाइए।',
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = {
  args: { defaultValue: 'Gate 2, ring once.' },
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
}
