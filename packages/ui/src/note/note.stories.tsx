import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageX } from 'lucide-react'
import { Note } from './note.tsx'

const meta = {
  title: 'Feedback/Note',
  tags: ['autodocs'],
  component: Note,
  args: { children: 'Delivering at Sahyadri Hospital, Karve Road.' },
} satisfies Meta<typeof Note>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {}
export const Good: Story = { args: { tone: 'ok', children: 'Prices are the same at this address.' } }
export const PleaseCheck: Story = { args: { tone: 'warn', children: 'Compare this line with the paper.' } }
export const Bad: Story = {
  args: { tone: 'bad', icon: <PackageX aria-hidden />, children: '1 medicine is out of stock.' },
}
export const LongHindiNarrow: Story = {
  args: {
    tone: 'warn',
    children: <span lang="hi">इस पंक्ति को काग़ज़ से मिला लें; हमने नाम पढ़ लिया है पर ताक़त साफ़ नहीं दिख रही।</span>,
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
