import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './chip.tsx'

const meta = {
  title: 'Actions/Chip',
  tags: ['autodocs'],
  component: Chip,
  args: { children: 'How do I pay?' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = { args: { 'aria-pressed': false } }
export const Chosen: Story = { args: { 'aria-pressed': true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongHindiNarrow: Story = {
  args: { children: <span lang="hi">क्या डॉक्टर की पर्ची के बिना भी दवा मँगवा सकते हैं?</span> },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
